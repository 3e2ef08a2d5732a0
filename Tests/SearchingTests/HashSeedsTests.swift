import Channel
import Exploration
import Testing

@testable import Searching

@Suite("A program with sets and dictionaries")
struct HashSeedsTests {
  /// What the search of a program comes to, and with which orders of sets it ran.
  private func search(
    seeds: Int = 4, effort: Int? = 100_000, namesWhatItTakesForGranted: Bool = false,
    of program: @escaping () -> Void
  ) throws -> (summary: SearchSummary, found: [FoundFailure], seen: [Int: Int]) {
    try OneEngine.whileItIsOurs {
      var settings = SearchSettings()
      settings.hashSeeds = seeds
      settings.effort = effort
      settings.variesSurroundings = namesWhatItTakesForGranted
      var found: [FoundFailure] = []
      var seen: [Int: Int] = [:]
      var finished: SearchSummary?
      let search = try Search(
        engine: .shared, settings: settings,
        program: {
          seen[Hashing.shared.seed, default: 0] += 1
          program()
        },
        tell: { message in
          switch message {
          case .finished(let summary): finished = summary
          case .found(let failure): found.append(failure)
          default: break
          }
        })
      search.run()
      // Looked at here, before another test has the engine.
      #expect(Hashing.shared.seed == 0)
      return (try #require(finished), found, seen)
    }
  }

  /// Two orders of two writes; wrong in one of them with one order of sets.
  private static func writes(wrongWith seed: Int? = nil) {
    let value = Resource(kind: .variable)
    var isFirst = true
    _ = Engine.shared.spawn(.thread, name: "other") {
      Engine.shared.perform(Action(.write, value, .write))
      if isFirst, Hashing.shared.seed == seed {
        Engine.shared.fail(.wrongResult(Mistake.Expectation("it is right")))
      }
    }
    Engine.shared.perform(Action(.write, value, .write))
    isFirst = false
  }

  /// As `writes`, and with another order of sets than the usual one a lane more.
  private static func writesMoreElsewhere(wrongWith seed: Int? = nil) {
    if Hashing.shared.seed > 0 {
      let value = Resource(kind: .variable)
      _ = Engine.shared.spawn(.thread, name: "more") {
        Engine.shared.perform(Action(.write, value, .write))
      }
    }
    writes(wrongWith: seed)
  }

  @Test(
    "is searched once if other orders of them take the same steps, which some runs of each proof show"
  )
  func same() throws {
    let all = try search { Self.writes() }
    #expect(all.summary.certainty == .proved && all.summary.executions == 2)
    #expect(all.found.isEmpty && all.summary.assumptions.isEmpty)
    #expect(all.seen.keys.sorted() == Array(0...33))
    #expect(all.seen.filter { $0.key > 0 }.values.reduce(0, +) == 64)
  }

  @Test("is searched with the usual order alone if no other one is asked for")
  func alone() throws {
    #expect(try search(seeds: 1) { Self.writesMoreElsewhere() }.seen.keys.sorted() == [0])
  }

  @Test("is searched whole with others if they take other steps, and told as with the usual one")
  func other() throws {
    let all = try search { Self.writesMoreElsewhere() }
    #expect(all.found.isEmpty)
    #expect(all.summary.certainty == .proved && all.summary.executions == 2)
    // Three lanes with a step each have six orders, two of which do not conflict with the others.
    for seed in 1..<4 { #expect(all.seen[seed, default: 0] > 2, "\(seed)") }
    #expect(all.seen[40, default: 0] < 3, "it was only compared")
    #expect(all.summary.assumptions == [.hashing], "which a verdict may have to say")
  }

  @Test(
    "fails if it fails with one order, which the schedule names",
    arguments: [0, 2, 9, 30])
  func wrong(seed: Int) throws {
    try expectFound(seed) { Self.writes(wrongWith: seed) }
  }

  @Test("fails with an order that takes other steps", arguments: [1, 2, 3])
  func wrongAndOther(seed: Int) throws {
    try expectFound(seed) { Self.writesMoreElsewhere(wrongWith: seed) }
  }

  @Test("fails if one run shows it, though no search with that order is due")
  func wrongOnTheWay() throws {
    try expectFound(40) {
      // Each order has another way.
      let value = Resource(kind: .variable)
      for _ in 0..<Hashing.shared.seed { Engine.shared.perform(Action(.write, value, .write)) }
      Self.writesMoreElsewhere()
      guard Hashing.shared.seed == 40 else { return }
      Engine.shared.fail(.wrongResult(Mistake.Expectation("it is right")))
    }
  }

  private func expectFound(_ seed: Int, in program: @escaping () -> Void) throws {
    let result = try search(of: program)
    let failure = try #require(result.found.first)
    #expect(result.found.count == 1)
    #expect(failure.schedule.hashSeed == seed)
    #expect(failure.schedule.text.hasSuffix("%\(seed)") == (seed > 0))
    #expect(failure.execution != nil, "it was told by running it again")
  }

  @Test(
    "is as sure as with the order of which the least is known, unless the verdict names the usual one"
  )
  func leastSure() throws {
    func program() {
      Self.writesMoreElsewhere()
      guard Hashing.shared.seed == 2 else { return }
      for _ in 0..<3 {
        let value = Resource(kind: .variable)
        _ = Engine.shared.spawn(.thread, name: "many") {
          for _ in 0..<20 { Engine.shared.perform(Action(.write, value, .write)) }
        }
        for _ in 0..<20 { Engine.shared.perform(Action(.write, value, .write)) }
      }
    }
    let graded = try search(effort: 5_000) { program() }
    #expect(graded.found.isEmpty && graded.summary.certainty != .proved)
    let late = try search(effort: 1, namesWhatItTakesForGranted: true) {
      Self.writesMoreElsewhere()
    }
    #expect(late.seen[2, default: 0] <= 3, "no effort is left to search with it")
    #expect(late.summary.assumptions.contains(.hashing))
    let checked = try search(effort: 5_000, namesWhatItTakesForGranted: true) { program() }
    #expect(checked.summary.certainty == .proved)
    #expect(checked.summary.assumptions.contains(.hashing))
  }
}
