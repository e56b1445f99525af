"""Runs nginx and Caddy with the files of `deploy/` before a server; only ports, paths and names are changed."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

DEPLOY = ROOT / "deploy"
needs_nginx = pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl")), reason="nginx or openssl is not installed here"
)
needs_caddy = pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed here")
PATIENCE_S = 60
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/start.log;
events {{ worker_connections 1024; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    access_log {folder}/all.log;
    {more}
    include {folder}/abbey-logs.conf;
    include {folder}/sites/*;
}}
"""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def running(command: Sequence[str | Path], port: int, folder: Path) -> Iterator[None]:
    """Run a proxy until it is no longer needed; it is lent as soon as it accepts connections."""
    with (folder / "said.log").open("w") as said:
        program = subprocess.Popen(command, stdout=said, stderr=said, cwd=folder, env={"HOME": str(folder)})
        try:
            _await_port(program, port, folder)
            yield
        finally:
            program.terminate()
            program.wait(PATIENCE_S)


def _await_port(program: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        assert program.poll() is None, (folder / "said.log").read_text(encoding="utf-8")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise TimeoutError(f"{program.args!r} does not listen")


@contextmanager
def nginx(folder: Path, site: str, server: int, more: str = "") -> Iterator[tuple[int, int]]:
    """Run nginx with a site of ours before the server at this port; lend its own port, and the one for metrics.

    A test may set more than our files do, for all sites.
    """
    port, metrics = free_port(), free_port()
    (folder / "snippets").mkdir()
    (folder / "sites").mkdir()
    for name in ("abbey-logs.conf", "snippets/abbey-proxy.conf"):
        shutil.copyfile(DEPLOY / "nginx" / Path(name).name, folder / name)
    for name in (site, "metrics.conf"):
        text = (DEPLOY / "nginx" / name).read_text(encoding="utf-8")
        (folder / "sites" / name).write_text(_moved(text, folder, port, metrics, server), encoding="utf-8")
    _make_certificate(folder)
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, more=more), encoding="utf-8")
    program = shutil.which("nginx") or "nginx"
    with running([program, "-e", folder / "start.log", "-p", folder, "-c", folder / "nginx.conf"], port, folder):
        yield port, metrics


def _moved(text: str, folder: Path, port: int, metrics: int, server: int) -> str:
    changes = {
        r"listen \[::\]:\d+.*;\n": "",
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        r"listen 10\.0\.0\.1:9180;": f"listen 127.0.0.1:{metrics};",
        r"allow 10\.0\.0\.9;": "allow 127.0.0.1;",
        r"server 10\.0\.0\.1:8000": f"server 127.0.0.1:{free_port()}",  # a machine that is gone
        r"server 10\.0\.0\.2:8000": f"server 127.0.0.1:{server}",
        r"http://127\.0\.0\.1:8000": f"http://127.0.0.1:{server}",
        r"/etc/letsencrypt/live/abbey\.example\.org|/var/log/nginx": str(folder),
    }
    for pattern, replacement in changes.items():
        text = re.sub(pattern, replacement, text)
    return text


def _make_certificate(folder: Path) -> None:
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    subprocess.run(
        ["openssl", "req", "-x509", *kind, *files, "-subj", "/CN=localhost"], check=True, capture_output=True
    )


@contextmanager
def caddy(folder: Path, server: int, wait: str = "10s") -> Iterator[int]:
    """Run Caddy with our file before the server at this port, without certificates; lend its own port.

    It waits for so long until the head of a request is there.
    """
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    changes = {
        "{\n\tservers {": "{\n\tadmin off\n\tservers {",
        "read_header 10s": f"read_header {wait}",
        "abbey.example.org {": f"http://127.0.0.1:{port} {{",
        ":8000": f":{server}",
    }
    for before, after in changes.items():
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    program = shutil.which("caddy") or "caddy"
    with running([program, "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"], port, folder):
        yield port
