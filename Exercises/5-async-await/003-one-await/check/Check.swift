import Grading
import Synchronization

/// The place on the list is returned, and the score is there once.
func thePlace() async {
  let score = given(500...999)
  let list = CheckScores([999, 400, 300, given(1...299)])
  let place: Int = await finish(with: score, on: list)
  expect(place, equals: score == 999 ? 1 : 2, "the place is that of the score on the list")
  expect(
    list.events, equals: ["added", "asked"],
    "the score is added once, and then its place is asked for once")
}

/// The server is slow: still, the place is asked for when the score is on the list.
func slowServer() async {
  for (adding, asking) in [(3, 0), (0, 3), (2, 1), (1, 2)] {
    let list = CheckScores([1000], adding: adding, asking: asking)
    let place: Int = await finish(with: given(1...999), on: list)
    let events = list.events
    expect(place, equals: 2, "the place is that of the score on the list")
    expect(
      events, equals: ["added", "asked"],
      "the score is added once, and then its place is asked for once")
  }
}

/// A score is on the list already: it is added all the same.
func theSameScore() async {
  let score = given(1...999)
  let list = CheckScores([score, 0], adding: 1)
  let place: Int = await finish(with: score, on: list)
  expect(place, equals: 1, "the place is that of the score on the list")
  expect(list.all, equals: [score, score, 0], "the score is added to the list")
}

/// A list that keeps only the best: the score is added once, and its place is 0.
func notAmongTheBest() async {
  let list = CheckScores([1000, 900], keeping: 2)
  let place: Int = await finish(with: given(1...899), on: list)
  expect(place, equals: 0, "the place is that of the score on the list")
  expect(
    list.events, equals: ["added", "asked"],
    "the score is added once, and then its place is asked for once")
}

/// A player has no points, or fewer than that: the score is added all the same.
func noPoints() async {
  for score in [0, -5] {
    let list = CheckScores([given(1...999)])
    let place: Int = await finish(with: score, on: list)
    expect(place, equals: 2, "the place is that of the score on the list")
    expect(
      list.events, equals: ["added", "asked"],
      "the score is added once, and then its place is asked for once")
  }
}

/// Two players finish at the same time with the same score: it is there twice.
func twoWithTheSameScore() async {
  let list = CheckScores([])
  async let first: Int = finish(with: 500, on: list)
  async let second: Int = finish(with: 500, on: list)
  let places = await [first, second]
  expect(places, equals: [1, 1], "the place is that of the score on the list")
  expect(list.all, equals: [500, 500], "every score is on the list")
}

/// Two players finish at the same time: each gets a place.
func twoPlayers() async {
  let list = CheckScores([])
  async let first: Int = finish(with: 700, on: list)
  async let second: Int = finish(with: 300, on: list)
  let places = await [first, second]
  expect(places[0], equals: 1, "the place is that of the score on the list")
  expect(places[1] == 1 || places[1] == 2, "the place is that of the score on the list")
  expect(list.all, equals: [700, 300], "every score is on the list")
}

/// A list that may take its time, in units.
private final class CheckScores: ScoreList {
  private let adding: Int?
  private let asking: Int?
  private let keeping: Int
  private let state: Mutex<(scores: [Int], events: [String])>

  init(_ scores: [Int], adding: Int? = nil, asking: Int? = nil, keeping: Int = 100) {
    self.adding = adding
    self.asking = asking
    self.keeping = keeping
    state = Mutex((scores, []))
  }

  var all: [Int] { state.withLock { $0.scores } }
  var events: [String] { state.withLock { $0.events } }

  func add(_ score: Int) async {
    if let adding { try? await Work().fetch("add", units: adding) }
    state.withLock { state in
      state.events.append("added")
      state.scores.append(score)
      state.scores = Array(state.scores.sorted(by: >).prefix(keeping))
    }
  }

  func place(of score: Int) async -> Int {
    state.withLock { $0.events.append("asked") }
    if let asking { try? await Work().fetch("place", units: asking) }
    return state.withLock { $0.scores.firstIndex(of: score).map { $0 + 1 } ?? 0 }
  }
}
