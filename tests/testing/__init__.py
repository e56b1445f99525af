"""Checks that the kits that we ship catch what they promise to catch, and nothing else."""
