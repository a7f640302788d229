"""A bot that plays any legal move: python3 examples/bots/random_moves.py"""
import json
import sys
from random import Random

rng = Random()


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol="tidetable-bot/1", name="random in Python")
    elif message["type"] == "newgame":
        rng.seed(message["seed"])  # the same arena gives the same games
    elif message["type"] == "ping":
        say(type="pong", n=message["n"])
    elif message["type"] == "go":
        say(type="move", ply=message["ply"], move=rng.choice(message["legal"]))
    elif message["type"] == "quit":
        break
