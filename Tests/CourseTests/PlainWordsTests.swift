import Checking
import Exploration
import Testing

@testable import Course

@Suite("An exercise's words, filled with what a story shows")
struct PlainWordsTests {
  private func filled(_ kind: FindingKind, wrong lanes: [Int]) -> String {
    let story = Story(
      lanes: [.init(name: "main", kind: .main), .init(name: "thread 1", kind: .thread)],
      rows: lanes.map { Story.Row(lane: $0, text: "sum += 1", note: "reads 3", isWrong: true) })
    let finding = Finding(
      kind: kind, headline: "", explanation: "", places: [Place(file: "F.swift", line: 4)],
      schedule: "1", story: story)
    return PlainWords(finding).filled("{lanes} meet at {line}, after {read}.")
  }

  @Test("the lanes of the rows where it goes wrong are named, with the line and what was read")
  func lanes() {
    #expect(filled(.dataRace, wrong: [1, 0]) == "Thread 1 and main meet at line 4, after 3.")
    #expect(filled(.failedCheck, wrong: [1]) == "Thread 1 meet at line 4, after 3.")
  }

  @Test("a race has two sides, also where its story shows only one of them")
  func oneSide() {
    #expect(filled(.dataRace, wrong: [1]) == "Two threads meet at line 4, after 3.")
    #expect(filled(.dataRace, wrong: []) == "Two threads meet at line 4, after the old value.")
  }
}
