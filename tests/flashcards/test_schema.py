"""The OpenAPI document is generated without a warning."""

from __future__ import annotations

from django.core.management import call_command


def test_it_describes_every_address_without_warnings(tmp_path):
    out = tmp_path / "schema.yaml"
    call_command("spectacular", validate=True, fail_on_warn=True, file=str(out))
    text = out.read_text()
    for address in ("questions/{slug}/attempts/", "reviews/due/", "reviews/undo/", "quizzes/{id}/answers/", "me/"):
        assert f"/api/v1/{address}" in text
