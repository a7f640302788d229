#!/bin/sh
# A bot that plays any legal move, by the microseconds of the clock. Needs jq.
exec jq --compact-output --unbuffered '
  if .type == "hello" then { type: "hello", protocol: "tidetable-bot/1", name: "random in shell" }
  elif .type == "ping" then { type: "pong", n }
  elif .type == "go" then { type: "move", ply, move: .legal[now * 1e6 % (.legal | length)] }
  else empty end'
