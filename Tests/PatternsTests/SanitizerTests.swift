import CommandSupport
import Foundation
import Patterns
import Testing
import Timeline

@Suite("sanitizer")
struct SanitizerTests {
  @Test(
    "the sanitizer sees the race in one order only; check sees it, and proves that none is left")
  func tools() throws {
    let parts = try Rehearsed.parts(of: "sanitizer")
    #expect(parts[0].lines == ["turn 2: 7", "the sanitizer reports nothing"])
    #expect(parts[0].number("races reported") == 0)

    let race = "the sanitizer reports a data race: write on line 19, read on line 28"
    #expect(parts[1].lines.first?.hasPrefix("turn 1: ") == true)
    #expect(parts[1].lines.dropFirst() == [race])
    #expect(parts[1].number("races reported") == 1)

    #expect(parts[2].lines == ["check finds a data race on line 28 and line 19"])
    #expect(parts[2].fact("schedule that shows it")?.isEmpty == false)

    #expect(
      parts[3].lines.dropFirst() == [
        "the sanitizer reports nothing", "check finds nothing: proved",
      ])
    #expect(parts[3].number("races reported") == 0)
    #expect(parts[3].number("executions") ?? 0 > 1)
    #expect(parts[3].work.map(\.label).filter { !$0.hasPrefix("run") } == ["compile", "check"])
  }

  @Test("where a tool is missing the part says what to do, and ends")
  func missing() throws {
    let run = try Command.run(
      "demo", ["sanitizer", "--unit", "1us", "--plain"], environment: ["PATH": "/nowhere"])
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("left out: there is no Swift compiler: swiftc is not in PATH"))
    #expect(text.contains("left out: check explored nothing: check: "), "\(text)")
  }

  @Test("a report of the sanitizer is told in short, also without lines or of another kind")
  func report() {
    let text = """
      ==================
      WARNING: ThreadSanitizer: data race (pid=19216)
        Write of size 8 at 0x55933895fb00 by thread T1:
          #0 memset /usr/lib/interceptors.inc:13:9 (a+0xfcefb)
          #1 $s5orderyyYbcfU_ /tmp/x/Order.swift:13:9 (a+0xfcefb) (BuildId: c1)

        Previous atomic read of size 8 at 0x55933895fb00 by thread T2:
          #0 <null> <null> (libFoundation.so+0x3795f8)

        Location is global 'total' of size 8 at 0x55933895fb00 (order+0x14bbb00)

      SUMMARY: ThreadSanitizer: data race /tmp/x/Order.swift:13:9 in $s5orderyyYbcfU_
      ==================
      WARNING: ThreadSanitizer: Swift access race (pid=1)
      ThreadSanitizer: reported 2 warnings
      """
    #expect(
      SanitizerReport.races(in: text, of: "Order.swift") == [
        "a data race: write on line 13, read", "a Swift access race",
      ])
    #expect(SanitizerReport.races(in: "", of: "Order.swift").isEmpty)
  }
}

final class SanitizerExplored: Explored {
  static let parts: [ExploredPart] = [
    .always("runs: 1", "races reported: 0"),
    .always("runs: 1", "races reported: 1"),
    .always("schedule that shows it: 1", "executions: 3"),
    .always("runs: 1", "races reported: 0", "executions: 3"),
  ]
}
