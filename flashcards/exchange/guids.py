"""What names a card of ours in files, for ever: Anki updates the note that has the same guid."""

GUID_START = "rowsum:"  # of the content, before kind and key; an import passes these over, they are here already
