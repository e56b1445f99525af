"""Measures server and page beside the engine and other libraries, and writes docs/bench.md: `python -m benchmarks`.

This is tooling of the repository, run by `make bench`, and not in the wheel. `abbey bench` measures the engine alone.
"""
