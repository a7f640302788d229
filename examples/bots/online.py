"""Seats any bot at the online tables of a server:
TIDETABLE_TOKEN=... python3 online.py https://tide.example python3 nauticus.py

The bot is a program that speaks the bot protocol on standard input and output, in whatever language; here
its lines travel over a WebSocket. Whenever the line is lost, both begin anew: docs/bot-protocol.md#online"""
import base64
import os
import secrets
import socket
import ssl
import struct
import subprocess
import sys
import threading
import time
from urllib.parse import urlsplit

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10  # kinds of frames
SILENCE = 60  # seconds; the server says something at least twice a minute
FINAL = ("replaced", "revoked")  # why the server closes a line that need not come back


class Refused(Exception):
    """The server does not let this bot in."""


class Line:
    """A WebSocket, as far as a bot needs it: RFC 6455."""

    def __init__(self, url, token):
        at = urlsplit(url)
        is_secure = at.scheme == "https"
        self.socket = socket.create_connection((at.hostname, at.port or (443 if is_secure else 80)), SILENCE)
        if is_secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=at.hostname)
        self.file = self.socket.makefile("rb")
        self.sending = threading.Lock()
        self.reason = ""  # why the server has closed it
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = (
            f"GET {at.path.rstrip('/')}/api/bot HTTP/1.1", f"Host: {at.netloc}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
            f"Authorization: Bearer {token}", "", "",
        )
        self.socket.sendall("\r\n".join(head).encode())
        status = self.file.readline().decode().split(" ", 2)[1:]
        while self.file.readline().strip():
            pass
        if status[:1] == ["401"]:
            raise Refused("the server does not know this token")
        if status[:1] != ["101"]:
            raise ConnectionError(" ".join(status).strip() or "no answer")

    def receive(self):
        """The next message; None once the server has closed the line."""
        message = b""
        while True:
            first, length = self.read(2)
            if length == 126:
                length, = struct.unpack(">H", self.read(2))
            elif length == 127:
                length, = struct.unpack(">Q", self.read(8))
            data, kind = self.read(length), first & 15
            if kind == PING:
                self.send(data, PONG)
            elif kind == CLOSE:
                self.reason = data[2:].decode()
                self.send(data, CLOSE)
                return None
            elif kind in (TEXT, CONTINUATION):
                message += data
                if first & 128:  # its last frame
                    return message

    def read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise ConnectionError("the line is lost")
        return data

    def send(self, data, kind=TEXT):
        size = len(data)
        if size < 126:
            length = bytes([128 | size])  # 128: it is masked
        else:
            length = struct.pack(">BH", 254, size) if size < 65536 else struct.pack(">BQ", 255, size)
        mask = secrets.token_bytes(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        with self.sending:
            self.socket.sendall(bytes([128 | kind]) + length + mask + masked)

    def close(self):
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # it is closed already
        self.socket.close()


def play(url, token, command):
    """Until the line is lost; says why, if the server did."""
    line = Line(url, token)
    bot = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer():
        for said in bot.stdout:
            try:
                line.send(said.strip())
            except OSError:
                return
        bot.wait()
        line.close()

    threading.Thread(target=answer, daemon=True).start()
    try:
        while (message := line.receive()) is not None:
            bot.stdin.write(message + b"\n")
            bot.stdin.flush()
        return line.reason
    finally:
        has_ended = bot.poll() is not None
        line.close()
        bot.kill()
        bot.wait()
        if has_ended:
            sys.exit(f"{command[0]} has ended with {bot.returncode}")


def main():
    url, *command = sys.argv[1:]
    token = os.environ["TIDETABLE_TOKEN"]  # what stands on the command line is seen by everybody here
    wait = 0.5
    while True:
        begun = time.monotonic()
        try:
            reason = play(url, token, command)
        except Refused as refused:
            sys.exit(str(refused))
        except OSError as error:
            reason = str(error)
        if reason in FINAL:
            sys.exit(reason)
        if time.monotonic() - begun > SILENCE:
            wait = 0.5
        print(f"{reason}; again in {wait} seconds", file=sys.stderr, flush=True)
        time.sleep(wait)
        wait = min(2 * wait, SILENCE)


main()
