"""What goes out and comes in: everything of one's own as JSON, cards for Anki, tables, a document to read."""
