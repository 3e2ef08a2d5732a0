import Channel
import Checking
import Exploration
import Foundation
import Terminal
import Testing

@testable import Course

@Suite("What a pass takes for granted") struct ProvisoTests {
  private static let words =
    "provided that no sleep or timeout is late and random numbers stay the same"

  private func report(
    _ certainty: Certainty = .proved, _ assumptions: [Assumption]? = [.exactTime, .chance]
  ) throws -> GradeReport {
    var report = try GradeReport.sample("lost-update")
    report.certainty = certainty
    report.assumptions = assumptions
    return report
  }

  private func sentence(_ report: GradeReport) -> String {
    let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)
    return GradeReportText(report, style: style, command: "").sentence
  }

  @Test("is said in the sentence of a pass, as check says it")
  func sentences() throws {
    #expect(
      sentence(try report())
        == "Passed: proved over all 1 interleavings, \(Self.words) (10 of 10 points).")
    #expect(
      sentence(try report(.provedUpTo(preemptions: 2)))
        == "Passed: proved up to 2 preemptions, \(Self.words) (10 of 10 points).")
    #expect(sentence(try report(.sampled)) == "Passed: sampled (10 of 10 points).")
    #expect(
      sentence(try report(.proved, nil))
        == "Passed: proved over all 1 interleavings (10 of 10 points).")
  }

  @Test("is in each format that says how sure a pass is")
  func formats() throws {
    let sample = try SampleCourse(["lost-update"])
    let book = Gradebook(course: "Sample", exercises: [try report()])
    let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 200)
    #expect(book.text(style).contains(Self.words))
    #expect(book.markdown.contains(Self.words))
    let oneLine = try book.gradescope().replacing("\\n", with: " ")
    #expect(oneLine.contains(Self.words))
    let page = try ClassPage([book], of: try sample.read()) { _, _ in nil }.json()
    #expect(page.contains(Self.words))
    let own = try GradePage(try report(), source: [], replay: "", played: nil).json()
    #expect(own.contains(Self.words))
    let sarif = try book.sarif(try sample.read(), folder: "/").text()
    #expect(sarif.contains(Self.words) && sarif.contains("\"exactTime\""))
  }

  @Test("is kept in JSON, and a report without it has no such member")
  func json() throws {
    let text = try report().json()
    #expect(try GradeReport(json: text.utf8) == (try report()))
    #expect(text.contains("\"exactTime\"") && text.contains("\"chance\""))
    #expect(!(try report(.proved, nil).json().contains("assumptions")))
  }
}
