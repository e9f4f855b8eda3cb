"""A variable with an unusable value stops the start, by name."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from config.environment import Environment


@pytest.mark.parametrize(
    ("value", "expected"), [("true", True), ("Yes", True), ("1", True), ("off", False), ("0", False), ("", False)]
)
def test_it_reads_yes_and_no_as_people_write_them(monkeypatch, value, expected):
    monkeypatch.setenv("DEBUG", value)
    assert Environment().bool("DEBUG", default=False) is expected


def test_it_refuses_a_misspelt_yes(monkeypatch):
    monkeypatch.setenv("DEBUG", "ture")
    with pytest.raises(ImproperlyConfigured, match="DEBUG is 'ture'; write true or false"):
        Environment().bool("DEBUG", default=False)


def test_it_names_the_variable_that_is_no_number(monkeypatch):
    monkeypatch.setenv("PORT", "eighty")
    with pytest.raises(ImproperlyConfigured, match=r"^PORT has a value that cannot be used: .*'eighty'"):
        Environment().int("PORT", default=8000)


def test_it_takes_the_default_where_nothing_is_set(monkeypatch):
    monkeypatch.delenv("COOKIES_SECURE", raising=False)
    assert Environment().bool("COOKIES_SECURE", default=True) is True
