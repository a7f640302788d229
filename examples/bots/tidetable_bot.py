"""The bot protocol in one function, for bots that only want to choose: docs/bot-protocol.md"""
import json
import sys
from random import Random


def say(**message):
    print(json.dumps(message), flush=True)


def play(name, game, choose, see=None):
    """Plays `game` until told to quit; choose(view, legal, rng) returns one of the legal moves.
    see(message), if there is one, is told each `newgame`, `event` and `gameover`."""
    rng = Random()
    knows_the_game = False
    for line in sys.stdin:
        message = json.loads(line)
        if see and message["type"] in ("newgame", "event", "gameover"):
            see(message)
        if message["type"] == "hello":
            say(type="hello", protocol="tidetable-bot/1", name=name, events=see is not None)
        elif message["type"] == "newgame":
            knows_the_game = message["game"] == game
            rng.seed(message["seed"])  # the same arena gives the same games
        elif message["type"] == "ping" and not knows_the_game:
            say(type="error", code="unknown-game", message=f"{name} plays {game} only")
        elif message["type"] == "ping":
            say(type="pong", n=message["n"])
        elif message["type"] == "go":
            move = choose(message["view"], message["legal"], rng)
            say(type="move", ply=message["ply"], move=move)
        elif message["type"] == "quit":
            break
