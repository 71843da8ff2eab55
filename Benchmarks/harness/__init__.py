"""What the benchmarks share: running things, measuring them and printing figures."""
