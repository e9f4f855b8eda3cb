#!/bin/sh
# The parts that tests need from the system. Root on Debian or Ubuntu (CI, a container) gets them installed;
# anybody else is told what to install. Only Linux has bubblewrap.
set -eu

missing=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || missing="chromium"
if [ "$(uname)" = Linux ]; then
    command -v bwrap >/dev/null || missing="$missing bubblewrap"
fi
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing:$missing" | tr -s ' '
    apt-get update -qq
    # shellcheck disable=SC2086 -- a list of names
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "The tests need these programs, which are not installed: $missing" >&2
    exit 1
fi
