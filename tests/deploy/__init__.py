"""Tests the files that a host copies: units, proxies, dashboards, backups."""
