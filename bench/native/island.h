// Nautilus Island for 2 to 4 players, a whole turn as one move. Nothing is allocated.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

// ---- components ----

constexpr int objects = 4;   // in each color, four copies of each
constexpr int storable = 5;  // colors 0 to 4; the sixth, the treasures, stays in hand
constexpr int stackSize = 8;
constexpr int spacesOf[5][6] = {  // columns from the back, by number of players
    {}, {}, {1, 2, 2, 3}, {1, 2, 2, 3, 3}, {1, 1, 2, 2, 3, 3}};

enum Bonus { twoPoints, threePoints, perCard, doublePorthole, odd, pair, bonusKinds };
constexpr int bonusCount[bonusKinds] = {7, 7, 6, 4, 5, 5};
constexpr int bonusTokens = 34;

constexpr int portholePile = 3;
constexpr int portholeValue[4][portholePile] = {  // for sets of 3, 4, 5, 6; top first
    {5, 4, 3}, {8, 6, 4}, {11, 9, 7}, {14, 12, 10}};

// ---- chance ----

struct Random {
  uint32_t x;  // never 0
  explicit Random(uint32_t game) : x((game + 1) * 2654435769u) {}

  // A number from 0 to n-1, by xorshift32.
  uint32_t below(uint32_t n) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return uint64_t(x) * n >> 32;
  }

  void shuffle(uint8_t* items, int n) {
    for (int i = n - 1; i > 0; i--) std::swap(items[i], items[below(i + 1)]);
  }
};

// ---- state ----

constexpr uint8_t none = 255;  // no token

// A loop over a bit set is left once; a loop that tests each bit is mispredicted at most of them.
using BitSet = uint32_t;
inline int lowest(BitSet set) { return __builtin_ctz(set); }

struct Castaway {
  uint8_t hand[24];                     // copies of each card; card = color * 4 + object
  uint8_t set[20];                      // the same for the stored cards
  uint8_t setSize[storable];
  uint8_t porthole[storable];           // value of the token that closes the set, 0 while open
  uint8_t bonus[storable][bonusKinds];  // tokens above the set
  uint8_t column;                       // of the marker, as a bit; 0 before the first turn
};

enum class Stage : uint8_t { exploring, columnEmptied, finalRound, over };

struct State {
  uint8_t players, columns;
  uint8_t order[4];           // seats in the order of this round
  uint8_t turn;               // order[turn] is the seat to play
  Stage stage;
  uint8_t freeColumns;        // bit set: nobody stands there on the side of this round
  uint8_t seatAt[6];          // who stands at a column that is not free
  uint8_t height[6];          // cards left in each stack of the column
  uint8_t firstStack[6];      // of the column
  uint8_t cards[96];          // stack k is cards[8k..8k+7], the top card last
  uint8_t bag[bonusTokens];   // the next token last
  uint8_t bagSize;
  uint8_t camp[storable];     // the bonus token of each color, or none
  uint8_t portholesTaken[4];  // from the piles for 3, 4, 5, 6
  Castaway castaways[4];
};

inline int seatToPlay(const State& s) { return s.order[s.turn]; }
inline BitSet allColumns(const State& s) { return (1 << s.columns) - 1; }
inline int spaces(const State& s, int column) { return spacesOf[s.players][column]; }

// ---- moves ----

// Bits 0-2 column, 3-5 action, 6 close, 7-14 how many of each object, two bits each.
using Move = uint16_t;
enum Action { collect = storable, idle };  // 0 to 4: store that color
constexpr Move closes = 1 << 6;
constexpr int maxStores = storable * 34 * 2;
constexpr int maxMoves = 6 * (maxStores + 1);

constexpr Move moveOf(int column, int action) { return column | action << 3; }

// The ways to choose one, two or three cards from a hand of one color, in Move's coding.
struct Choices {
  uint8_t end[4] = {};  // those of n cards are way[end[n-1]..end[n]-1]
  uint8_t way[34] = {};
};

constexpr Choices choicesFrom(int a, int b, int c, int d) {
  Choices choices;
  int count = 0;
  for (int n = 1; n <= 3; n++) {
    for (int i = std::min(n, a); i >= 0; i--)
      for (int j = std::min(n - i, b); j >= 0; j--)
        for (int k = std::min(n - i - j, c); k >= 0; k--)
          if (n - i - j - k <= d) choices.way[count++] = i | j << 2 | k << 4 | (n - i - j - k) << 6;
    choices.end[n] = count;
  }
  return choices;
}

constexpr auto choicesByHand = [] {
  std::array<Choices, 256> table{};
  for (int key = 0; key < 256; key++)
    table[key] = choicesFrom(key & 3, key >> 2 & 3, key >> 4 & 3, key >> 6);
  return table;
}();

// A fourth copy adds no choice, so two bits per object are enough.
inline int handKey(const uint8_t* copies) {
  auto upTo3 = [](int n) { return n < 3 ? n : 3; };
  return upTo3(copies[0]) | upTo3(copies[1]) << 2 | upTo3(copies[2]) << 4 | upTo3(copies[3]) << 6;
}

inline bool canClose(const State& s, int size) {
  return size >= 3 && size <= 6 && s.portholesTaken[size - 3] < portholePile;
}

// Writes the stores of one card, then of two, then of three: what a column allows is a prefix.
// upTo[n] is the number of stores of at most n cards.
inline void listStores(const State& s, Move* out, int* upTo) {
  const Castaway& me = s.castaways[seatToPlay(s)];
  uint8_t key[storable];
  BitSet colors = 0;
  for (int color = 0; color < storable; color++) {
    key[color] = me.porthole[color] ? 0 : handKey(me.hand + color * objects);
    colors |= (key[color] != 0) << color;
  }
  int count = 0;
  for (int n = 1; n <= 3; n++) {
    for (BitSet left = colors; left; left &= left - 1) {
      const int color = lowest(left);
      const Choices& choices = choicesByHand[key[color]];
      const bool closable = canClose(s, me.setSize[color] + n);
      for (int i = choices.end[n - 1]; i < choices.end[n]; i++) {
        const Move m = moveOf(0, color) | choices.way[i] << 7;
        out[count++] = m;
        out[count] = m | closes;  // overwritten by the next one if it does not count
        count += closable;
      }
    }
    upTo[n] = count;
  }
}

// Writes the legal moves, column by column; returns how many.
inline int legalMoves(const State& s, Move* out) {
  Move stores[maxStores + 1];
  int upTo[4];
  listStores(s, stores, upTo);
  const BitSet allowed = s.freeColumns & ~s.castaways[seatToPlay(s)].column;
  int count = 0;
  for (BitSet left = allowed; left; left &= left - 1) {
    const int column = lowest(left);
    if (s.height[column] > 0) out[count++] = moveOf(column, collect);
    const int n = upTo[spaces(s, column)];
    for (int i = 0; i < n; i++) out[count + i] = stores[i] | column;
    count += n;
  }
  if (count > 0) return count;
  for (BitSet left = allowed; left; left &= left - 1) out[count++] = moveOf(lowest(left), idle);
  return count;
}

// ---- set-up ----

// A short bag fills some of the empty spaces, at random.
inline void refillCamp(State& s, Random& random) {
  uint8_t empty[storable];
  int count = 0;
  for (int color = 0; color < storable; color++)
    if (s.camp[color] == none) empty[count++] = color;
  random.shuffle(empty, count);
  for (int i = 0; i < count && s.bagSize > 0; i++) s.camp[empty[i]] = s.bag[--s.bagSize];
}

inline void setUp(State& s, int players, Random& random) {
  s = State{};
  s.players = players;
  s.columns = players + 2;
  for (int column = 0, stack = 0; column < s.columns; column++) {
    s.height[column] = stackSize;
    s.firstStack[column] = stack;
    stack += spaces(s, column);
  }
  for (int i = 0; i < 96; i++) s.cards[i] = i / 4;
  random.shuffle(s.cards, 96);
  for (int kind = 0; kind < bonusKinds; kind++)
    for (int i = 0; i < bonusCount[kind]; i++) s.bag[s.bagSize++] = kind;
  random.shuffle(s.bag, bonusTokens);
  std::fill_n(s.camp, storable, none);
  refillCamp(s, random);
  s.freeColumns = allColumns(s);
  const int first = random.below(players);
  for (int i = 0; i < players; i++) s.order[i] = (first + i) % players;
}

// ---- a turn ----

inline void collectAt(State& s, Castaway& me, int column) {
  const int top = --s.height[column];
  for (int i = 0; i < spaces(s, column); i++)
    me.hand[s.cards[(s.firstStack[column] + i) * stackSize + top]]++;
  if (top == 0 && s.stage == Stage::exploring) s.stage = Stage::columnEmptied;
}

inline void takeBonus(State& s, Castaway& me, int color, Random& random) {
  if (s.camp[color] == none) return;
  me.bonus[color][s.camp[color]]++;
  s.camp[color] = none;
  if (std::count(s.camp, s.camp + storable, none) == storable - 1) refillCamp(s, random);
}

inline void store(State& s, Castaway& me, Move m, Random& random) {
  const int color = m >> 3 & 7;
  for (int object = 0; object < objects; object++) {
    const int copies = m >> (7 + 2 * object) & 3;
    me.hand[color * objects + object] -= copies;
    me.set[color * objects + object] += copies;
    me.setSize[color] += copies;
  }
  takeBonus(s, me, color, random);
  if (m & closes) {
    const int pile = me.setSize[color] - 3;
    me.porthole[color] = portholeValue[pile][s.portholesTaken[pile]++];
  }
}

inline void endTurn(State& s) {
  if (++s.turn < s.players) return;
  s.turn = 0;
  int place = 0;
  for (BitSet left = allColumns(s) & ~s.freeColumns; left; left &= left - 1)
    s.order[place++] = s.seatAt[lowest(left)];
  s.freeColumns = allColumns(s);
  if (s.stage == Stage::finalRound) s.stage = Stage::over;
  if (s.stage == Stage::columnEmptied) s.stage = Stage::finalRound;
}

// Changes s. The move must be legal.
inline void play(State& s, Move m, Random& random) {
  const int seat = seatToPlay(s), column = m & 7, action = m >> 3 & 7;
  Castaway& me = s.castaways[seat];
  me.column = 1 << column;
  s.freeColumns &= ~me.column;
  s.seatAt[column] = seat;
  if (action == collect) collectAt(s, me, column);
  else if (action != idle) store(s, me, m, random);
  endTurn(s);
}

// ---- scoring ----

inline int scoreOfSet(const Castaway& c, int color) {
  const uint8_t* bonus = c.bonus[color];
  const int size = c.setSize[color], porthole = c.porthole[color];
  int pairs = 0;
  for (int object = 0; object < objects; object++) pairs += c.set[color * objects + object] / 2;
  return porthole + bonus[twoPoints] * 2 + bonus[threePoints] * 3 + bonus[perCard] * size +
         bonus[doublePorthole] * porthole + bonus[odd] * (size % 2 * 4) +
         std::min<int>(bonus[pair], pairs) * 5;
}

inline int score(const State& s, int seat) {
  const Castaway& c = s.castaways[seat];
  int points = 0;
  for (int object = 0; object < objects; object++)
    points += c.hand[storable * objects + object] * (object + 1);
  for (int color = 0; color < storable; color++) points += scoreOfSet(c, color);
  return points;
}

// Most points; in a tie the marker closest to the back. Once over, order runs from the back.
inline int winner(const State& s) {
  int best = s.order[0];
  for (int i = 1; i < s.players; i++)
    if (score(s, s.order[i]) > score(s, best)) best = s.order[i];
  return best;
}
