"""What is read off a source."""

from grader.worker.reading import Cast, Loop, casts, deepest_loop, first_while

NESTED = "def f(x):\n    for i in x:\n        pass\n    while x:\n        y = [j for j in x]\n"


def test_it_finds_the_loop_with_most_loops_around_it():
    assert deepest_loop(NESTED) == Loop(line=5, depth=2)
    assert deepest_loop("for i in x: pass\nfor j in x: pass\n") == Loop(line=1, depth=1)
    assert deepest_loop("x = 'for i in y'  # while\n") is None


def test_it_finds_where_a_loop_may_not_end():
    assert first_while(NESTED) == 4
    assert first_while("for i in x: pass\n") is None


def test_it_finds_casts_to_a_wider_dtype():
    source = "a = x.double()\nb = x.to(torch.float32)\nc = x.to(dtype=torch.float64)\nd = x.to(y.dtype)\ne = float(x)\n"
    assert casts(source) == [Cast(1, "float64"), Cast(2, "float32"), Cast(3, "float64")]


def test_it_reads_nothing_where_there_is_no_python():
    deep = f"x = {'(' * 5000}1{')' * 5000}"
    chain = "x = " + "1 + " * 20000 + "1"
    for source in ("def f(", deep, chain, "\0"):
        assert (deepest_loop(source), casts(source), first_while(source)) == (None, [], None)
