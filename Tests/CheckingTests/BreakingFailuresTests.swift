import Channel
import Exploration
import Testing

@testable import Checking

@Suite("What counts as broken for a person who chooses the lanes")
struct BreakingFailuresTests {
  private func wanted(_ mistakes: [Mistake]) -> SteppingRequest.Wanted {
    var breaks = BreakingFailures()
    for mistake in mistakes {
      breaks.add(
        FoundFailure(
          failure: Classification(mistake, places: []), schedule: Schedule(), foundAfter: 1))
    }
    return breaks.wanted
  }

  @Test("a data race counts only where nothing is known to come of it")
  func races() {
    let race = Mistake.dataRace(Mistake.RaceAccesses(writes: [true, true]))
    let losing = Mistake.dataRace(Mistake.RaceAccesses(writes: [true, true], leadsTo: "1\n"))
    #expect(wanted([race]) == .init(outputs: [], races: true))
    #expect(wanted([race, losing]) == .init(outputs: ["1\n"], races: false))
    #expect(wanted([race, .uncaughtError("late")]) == .init(outputs: [], races: false))
    #expect(wanted([]) == .init(outputs: [], races: false))
  }

  @Test("the lanes are chosen where the search has its scheduling points, in its reading")
  func beginning() throws {
    var run = SearchSettings()
    run.program = 7
    var verdict = Verdict(kind: .findings, visible: "5yx.5zy")
    #expect(verdict.beginning(of: run).text == "10007-5yx.5zy-")
    verdict.outcomes = [Outcome(output: "", executions: 1, schedule: "10007-5yx.5zy-3:1~late16")]
    #expect(verdict.beginning(of: run).text == "10007-5yx.5zy-~late16")
  }
}

@Suite("Names of global variables")
struct GlobalVariablesTests {
  @Test("a variable of the program has the name that the program gave it")
  func names() {
    #expect(GlobalVariables.name("$s7Counter7counterSivp") == "counter")
    #expect(GlobalVariables.name("$s7Counter3BoxC6sharedACvpZ") == "Box.shared")
  }

  @Test(
    "what is no variable has none",
    arguments: ["counter", "$s7Counter3BoxCMn", "$s7Counter7counterSivau", "$svp", ""])
  func others(symbol: String) { #expect(GlobalVariables.name(symbol) == nil) }
}
