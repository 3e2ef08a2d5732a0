import CommandSupport
import Foundation
import Testing

@testable import Checking

@Suite("Programs that are run to their end", .timeLimit(.minutes(60)))
struct ToolTests {
  private let megabyte = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  private func shell(_ line: String, limit: Duration = .seconds(600)) throws -> Tool.Result {
    try Tool(path: "/bin/sh", limit: limit).run(["-c", line], input: megabyte)
  }

  private func text(_ result: Tool.Result) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  @Test("one that answers before it has heard everything gets everything, and is heard")
  func echo() throws {
    let result = try Tool(path: "/bin/cat").run([], input: megabyte)
    #expect(result.status == 0)
    let isWhole = result.output == megabyte
    #expect(isWhole)
  }

  @Test("one without input has none, and its status is handed on")
  func status() throws {
    let result = try Tool(path: "/bin/sh").run(["-c", "cat; echo told >&2; exit 3"])
    #expect(text(result) == "told\n")
    #expect(result.status == 3 << 8)
  }

  @Test("one that closes its input early is heard to its end")
  func closedInput() throws {
    let result = try shell("exec 0<&-; echo enough")
    #expect(text(result) == "enough\n")
    #expect(result.status == 0)
  }

  @Test(
    "one that never ends is stopped, and blamed by its name",
    arguments: ["exec sleep 3600", "exec >/dev/null 2>&1; exec sleep 3600", "cat; exec sleep 3600"])
  func endless(line: String) {
    #expect(throws: ToolError.tookTooLong(tool: "sh", seconds: 0.02)) {
      try shell(line, limit: .milliseconds(20))
    }
  }

  @Test("one that takes more than it may is blamed on what it works on, and on which limit")
  func limits() throws {
    let most = ToolLimits(memory: 1 << 30, processorSeconds: 1, fileBytes: 1 << 20)
    let folder = try TemporaryFolder()
    func excess(_ line: String) throws -> ToolLimits.Excess? {
      try Tool(path: "/bin/sh", most: most).run(["-c", line]).excess
    }
    #expect(try excess("while :; do :; done") == .processorTime(seconds: 1))
    let file = folder.url.appending(path: "file").path
    #expect(try excess("exec head -c 2000000 /dev/zero > '\(file)'") == .fileSize(bytes: 1 << 20))
    #expect(try excess("exit 3") == nil)
  }

  @Test("one that gets no memory although it has little is no excess, but the machine's trouble")
  func memory() {
    let most = ToolLimits.submission
    func excess(_ bytes: Int, status: Int32, _ said: String) -> ToolLimits.Excess? {
      most.excess(
        ChildProcess.End(status: status, memory: bytes), said: Array(said.utf8))
    }
    let all = ToolLimits.Excess.memory(bytes: 4 << 30)
    #expect(excess(3 << 30, status: 6, "LLVM ERROR: out of memory") == all)
    #expect(excess(3 << 30, status: 1 << 8, "std::bad_alloc") == all)
    #expect(excess(3 << 30, status: 11, "") == all)
    #expect(excess(3 << 30, status: 1 << 8, "error: type-check") == nil)
    #expect(excess(3 << 30, status: 0, "out of memory") == nil)
    #expect(excess(1 << 30, status: 6, "LLVM ERROR: out of memory") == nil)
  }

  @Test("one that is not there cannot be started")
  func missing() {
    #expect(throws: POSIXError.self) { try Tool(path: "/no/such/tool").run([], input: megabyte) }
  }

  @Test("one that the system ends is an error, one that crashes an answer")
  func signals() throws {
    #expect(throws: ToolError.died(tool: "sh", how: "signal 9")) { try shell("kill -KILL $$") }
    #expect(throws: ToolError.died(tool: "sh", how: "signal 15")) { try shell("kill -TERM $$") }
    let crashed = try shell("kill -SEGV $$")
    #expect(crashed.signal == SIGSEGV)
    #expect(throws: ToolError.died(tool: "sh", how: "signal 11")) { try crashed.checkEnd() }
  }

  @Test("an error says what to do, and names neither the file nor its author")
  func words() {
    #expect(
      ToolError.tookTooLong(tool: "ld.lld", seconds: 600).description
        == "ld.lld did not finish within 600 s and was stopped; the machine may be too busy, so try again"
    )
    #expect(
      ToolError.died(tool: "ld.lld", how: "signal 9").description
        == "ld.lld was ended by signal 9; the machine may be out of memory, so try again"
    )
    #expect(
      ToolError.died(tool: "ld.lld", how: "signal 15").description
        == "ld.lld was ended by signal 15; try again")
    #expect(
      ToolError.misunderstood(tool: "clang", what: "no name").description
        == "this is a defect of check, not of the program: it and clang do not understand each other "
        + "(no name); please report it with the program"
    )
  }
}
