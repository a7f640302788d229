// Plays games 0 to n-1 with uniformly random moves: main <players> <games>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include "island.h"

struct Tally {
  long long turns = 0;
  uint32_t checksum = 2166136261u;

  void add(uint32_t value) { checksum = (checksum ^ value) * 16777619u; }
};

static void playGame(int players, int game, Tally& tally) {
  static State s;
  static Move moves[maxMoves];
  Random random(game);
  setUp(s, players, random);
  while (s.stage != Stage::over) {
    const int count = legalMoves(s, moves);
    tally.add(count);
    play(s, moves[random.below(count)], random);
    tally.turns++;
  }
  for (int seat = 0; seat < players; seat++) tally.add(score(s, seat));
  tally.add(winner(s));
}

static Tally playGames(int players, int games) {
  Tally tally;
  for (int game = 0; game < games; game++) playGame(players, game, tally);
  return tally;
}

int main(int argc, char** argv) {
  const int players = argc > 1 ? std::atoi(argv[1]) : 3;
  const int games = argc > 2 ? std::atoi(argv[2]) : 10000;
  playGames(players, games / 5);  // warms up
  const std::clock_t start = std::clock();
  const Tally tally = playGames(players, games);
  const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  std::printf(
      "{\"yardstick\":\"native\",\"players\":%d,\"games\":%d,\"turns\":%lld,\"turnsPerSec\":%.0f,"
      "\"gamesPerSec\":%.0f,\"checksum\":%u}\n",
      players, games, tally.turns, tally.turns / seconds, games / seconds, tally.checksum);
}
