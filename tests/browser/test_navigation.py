"""The sections on a phone: all of them in sight, without scrolling to the side."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [320, 390, 760])
def test_it_shows_every_section_at_any_width(open_page, learner, width):
    page = open_page(viewport={"width": width, "height": 700})
    page.goto("/me/")
    links = page.get_by_role("navigation").get_by_role("link").all()
    assert len(links) >= 8
    boxes = [link.bounding_box() for link in links]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 44 for box in boxes)
