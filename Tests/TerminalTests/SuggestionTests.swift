import Terminal
import Testing

@Suite("what somebody probably meant")
struct SuggestionTests {
  private let patterns = [
    "serial", "concurrent", "semaphore", "group", "lock", "once", "operation",
  ]

  @Test(
    "one slip is understood: a letter wrong, missing, too much, or two swapped",
    arguments: ["semaphone", "semphore", "semaphoree", "semahpore", "SEMAPHORE"])
  func oneSlip(word: String) {
    #expect(Suggestion.nearest(to: word, among: patterns) == "semaphore")
  }

  @Test("a beginning of at least three letters is understood")
  func beginnings() {
    #expect(Suggestion.nearest(to: "con", among: patterns) == "concurrent")
    #expect(Suggestion.nearest(to: "operations", among: patterns) == "operation")
    #expect(Suggestion.nearest(to: "co", among: patterns) == nil)
  }

  @Test("nothing is suggested where more than a third of the letters differ")
  func tooFar() {
    for word in ["", "x", "banana", "lick me", "grrrp"] {
      #expect(Suggestion.nearest(to: word, among: patterns) == nil, "\(word)")
    }
    #expect(Suggestion.nearest(to: "serial", among: []) == nil)
  }

  @Test("the nearest of several wins, the first one if they are equally near")
  func nearestOfSeveral() {
    #expect(Suggestion.nearest(to: "lack", among: ["lark", "lock", "pack"]) == "lark")
    #expect(Suggestion.nearest(to: "timers", among: ["tinder", "timer"]) == "timer")
  }

  @Test(
    "slips are counted as in the optimal string alignment distance",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
      ("ab", "ba", 1), ("ca", "abc", 3), ("saturday", "sunday", 3),
    ])
  func slips(a: String, b: String, count: Int) {
    #expect(Suggestion.slips(from: Array(a), to: Array(b)) == count)
    #expect(Suggestion.slips(from: Array(b), to: Array(a)) == count)
  }
}
