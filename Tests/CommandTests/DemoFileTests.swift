import CommandSupport
import Foundation
import Testing

@Suite("demo FILE.swift", .serialized)
struct DemoFileTests {
  /// What is asserted of a recording: what the program forces, and no times.
  private struct Recording: Decodable {
    struct Timeline: Decodable {
      struct Lane: Decodable {
        let kind: String
        let name: String
      }
      struct Span: Decodable {
        let lane: Int
        let activity: String
        let label: String
        let start: Int64
        let end: Int64
        let queue: String?
      }
      let lanes: [Lane]
      let spans: [Span]
    }
    struct Start: Decodable {
      let lane: Int
      let label: String
      let line: Int?
    }
    struct Unfinished: Decodable {
      let lane: Int
      let reason: String
    }
    let end: String
    let status: Int32?
    let timeline: Timeline
    let starts: [Start]
    let unfinished: [Unfinished]

    func waits(of lane: String) -> Set<String> {
      Set(
        timeline.spans.filter {
          $0.activity == "waiting" && timeline.lanes[$0.lane].name == lane
        }.map(\.label))
    }

    /// When what has a label began and ended.
    func range(_ label: String) -> (start: Int64, end: Int64)? {
      let own = timeline.spans.filter { $0.label == label }
      guard let start = own.map(\.start).min(), let end = own.map(\.end).max() else { return nil }
      return (start, end)
    }
  }

  private func record(
    _ name: String, _ text: String, _ options: [String] = []
  ) throws -> (Command, Recording?) {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    let json = folder.url.appending(path: "run.json")
    let command = try Command.run(
      "demo", [name, "--plain", "--width", "80", "--json", json.path] + options, in: folder.url)
    let data = try? Data(contentsOf: json)
    return (command, try data.map { try JSONDecoder().decode(Recording.self, from: $0) })
  }

  @Test("blocks, waits, threads and iterations are drawn where they ran")
  func queues() throws {
    let (command, made) = try record(
      "Queues.swift",
      """
      import Dispatch
      import Foundation
      let serial = DispatchQueue(label: "serial")
      let group = DispatchGroup()
      let go = DispatchSemaphore(value: 0)
      let lock = NSLock()
      let main = ownNumber()
      nonisolated(unsafe) var other = ""
      for _ in 0..<2 {
        serial.async(group: group) { whileRuns(main) }
      }
      group.wait()
      serial.sync { print("in sync") }
      serial.async(qos: .utility, flags: .barrier) { whileRuns(main); go.signal() }
      go.wait()
      lock.lock()
      let thread = Thread { other = ownNumber(); go.signal(); lock.lock(); lock.unlock(); go.signal() }
      thread.start()
      go.wait()
      whileRuns(other)
      lock.unlock()
      go.wait()
      usleep(1)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in }
      print(CommandLine.arguments.dropFirst().joined(separator: " "))
      exit(3)
      func ownNumber() -> String {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return path ?? ""
      }
      // A thread that waits is asleep in the kernel.
      func whileRuns(_ thread: String) {
        while true {
          let state = try? String(contentsOfFile: "/proc/\\(thread)/stat", encoding: .utf8)
          if state?.contains(") S ") ?? true { return }
        }
      }
      """, ["--", "first", "--second"])
    let run = try #require(made)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("in sync\nfirst --second\n"))
    #expect(command.output.contains("Queues.swift ended with status 3"))
    #expect(
      command.output.contains("main starts serial 1 and serial 2 (line 10), serial 3 (line 13)"))
    #expect(command.output.contains("Not recorded: "))
    #expect(command.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.end == "exited" && run.status == 3)
    #expect(
      run.starts.map { "\($0.label) \($0.line ?? 0)" } == [
        "serial 1 10", "serial 2 10", "serial 3 13", "serial 4 14", "thread 1 18",
        "2 iterations 24",
      ])
    #expect(run.waits(of: "main").isSuperset(of: ["group", "semaphore", "sleep"]))
    #expect(run.waits(of: "thread 1") == ["lock"])
    let (first, second) = (try #require(run.range("serial 1")), try #require(run.range("serial 2")))
    #expect(first.end <= second.start)
    #expect(try #require(run.range("serial 4")).start >= second.end)
    #expect(run.range("iteration 0") != nil && run.range("iteration 1") != nil)
    // What is handed over with sync runs on the thread that waits for it.
    let sync = try #require(run.timeline.spans.first { $0.label == "serial 3" })
    #expect(run.timeline.lanes[sync.lane].name == "main" && sync.queue == "serial")
  }

  @Test("tasks are rows with their names, their lines and what they are suspended for")
  func tasks() throws {
    let (command, made) = try record(
      "Tasks.swift",
      """
      actor Counter {
        var count = 0
        func add() { count += 1 }
      }
      @main struct Program {
        static func main() async throws {
          let counter = Counter()
          await withTaskGroup(of: Void.self) { group in
            for index in 0..<2 {
              group.addTask(name: "adder \\(index)") {
                try? await Task.sleep(for: .milliseconds(20))
                await counter.add()
              }
            }
          }
          async let last: Void = counter.add()
          await last
          print(await counter.count)
        }
      }
      """)
    let run = try #require(made)
    #expect(command.output.hasPrefix("2\n") == false && command.output.hasPrefix("3\n"))
    #expect(
      run.timeline.lanes.map(\.name).sorted() == ["adder 0", "adder 1", "main", "task 1", "task 4"])
    #expect(run.timeline.lanes.filter { $0.kind == "task" }.count == 4)
    #expect(
      run.starts.map { "\(run.timeline.lanes[$0.lane].name) \($0.label) \($0.line ?? 0)" }
        .dropFirst()
        == ["task 1 adder 0 10", "task 1 adder 1 10", "task 1 task 4 16"])
    for adder in ["adder 0", "adder 1"] { #expect(run.waits(of: adder) == ["awaited"]) }
    #expect(run.unfinished.isEmpty)
    // Main does nothing but what the main actor is asked for.
    #expect(run.waits(of: "main") == ["events"])
  }

  @Test("a program that crashes, and one that does not end, are drawn up to there")
  func cutOff() throws {
    let (crash, crashed) = try record(
      "Crash.swift",
      """
      import Dispatch
      let queue = DispatchQueue(label: "before")
      queue.sync {}
      queue.sync { fatalError("on purpose") }
      """)
    let first = try #require(crashed)
    #expect(first.end == "crashed" && first.status == SIGILL || first.status == SIGTRAP)
    #expect(crash.output.contains("Crash.swift crashed with signal "))
    #expect(first.starts.map(\.label) == ["before 1", "before 2"])
    #expect(first.range("before 2") != nil)

    let (endless, stopped) = try record(
      "Endless.swift",
      """
      import Dispatch
      let never = DispatchSemaphore(value: 0)
      DispatchQueue(label: "inner").async { never.wait() }
      Task.detached { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      never.wait()
      """, ["--limit", "2s"])
    let second = try #require(stopped)
    #expect(second.end == "stopped" && second.status == nil)
    #expect(endless.output.contains("was stopped at the limit of 2.00 s (--limit)"))
    #expect(
      Set(second.unfinished.map { "\(second.timeline.lanes[$0.lane].name) \($0.reason)" })
        == ["main semaphore", "worker 1 semaphore", "task 1 awaited"])
    #expect(endless.output.contains("At the end, waiting for a semaphore: main, worker 1."))
  }

  @Test("what does not compile is told by the compiler, and a wrong command line in a sentence")
  func refusals() throws {
    let (command, made) = try record("Wrong.swift", "let number: Int = \"text\"\n")
    #expect(command.status == 65 && made == nil)
    #expect(command.error.contains("Wrong.swift:1:19: error: cannot convert value"))
    #expect(command.output.isEmpty)
    for (arguments, status, sentence) in [
      (["None.swift"], 66, "demo: there is no file None.swift\n"),
      (
        ["Any.swift", "group"], 64,
        "demo: 'group' is no Swift file, and patterns are run without files\n"
      ),
      (
        ["Any.swift", "--tasks", "3"], 64,
        "demo: --tasks is for patterns, not for a program of your own\n"
      ),
      (
        ["group", "--limit", "3s"], 64,
        "demo: --limit needs a program, such as: swift run demo Program.swift\n"
      ),
    ] as [([String], Int32, String)] {
      let command = try Command.run("demo", arguments)
      #expect(command.status == status && command.error.hasPrefix(sentence), "\(command.error)")
    }
  }
}
