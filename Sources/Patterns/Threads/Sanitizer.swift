extension Pattern {
  /// What one run tells of a race, and what all of them tell.
  static let sanitizer = Pattern(
    "sanitizer", chapter: .threads,
    summary: "one race under the toolchain's thread sanitizer, in an order that hides it and in "
      + "one that shows it, and under check, which tries every order",
    lookFor: "The first three parts run the same wrong program. Where its reader is late, it "
      + "prints `turn 2: 7`, and `the sanitizer reports nothing`. Where its writer is late, `the "
      + "sanitizer reports a data race`, with both lines. Under check neither is late, and the "
      + "`executions` have both orders. In the last part the race is gone: the sanitizer says the "
      + "same as in the first, and `check finds nothing: proved`.",
    why: "The sanitizer watches one run. Two accesses are ordered in it if one thread unlocks a "
      + "lock after the first, and the other thread locks it before the second, although the next "
      + "run may have it the other way round. So its silence is about the runs that there were. "
      + "'check' runs every order that matters, and a race in one of them is a race. In return "
      + "the sanitizer takes programs of any size, with C in them and with any library.",
    compareWith: ["lock", "atomics-ordering", "barrier"],
    parts: [
      .blocking("the sanitizer, and the reader is late", mistake: .ofResult, repair: 4) { stage in
        explaining(stage) { try watch(stage, .racy, late: "reader", turn: 2) }
      },
      .blocking("the sanitizer, and the writer is late", mistake: .ofResult, repair: 4) { stage in
        explaining(stage) { try watch(stage, .racy, late: "writer", turn: 1) }
      },
      .blocking("check, in every order", mistake: .ofResult, repair: 4) { stage in
        explaining(stage) { try explore(stage, .racy) }
      },
      .blocking("the total under the lock, too: both") { stage in
        explaining(stage) { try watch(stage, .mended, late: "writer", turn: 1) }
        explaining(stage) { try explore(stage, .mended) }
      },
    ])
}

extension SmallProgram {
  fileprivate static let racy = total(write: "total = 7", read: "total")
  fileprivate static let mended = total(
    write: "lock.withLock { total = 7 }", read: "lock.withLock { total }")

  /// A writer and a reader of a total, who both go through the same lock, which guards their visits.
  ///
  /// The argument says which of them is late; without one, neither is.
  private static func total(write: String, read: String) -> SmallProgram {
    SmallProgram(
      name: "Total.swift",
      text: #"""
        import Foundation

        nonisolated(unsafe) var total = 0
        nonisolated(unsafe) var visits = 0
        let lock = NSLock()
        let late = CommandLine.arguments.dropFirst().first

        func visit() -> Int {
          lock.withLock {
            visits += 1
            return visits
          }
        }

        let group = DispatchGroup()
        group.enter()
        Thread {
          if late == "writer" { Thread.sleep(forTimeInterval: 0.1) }
          \#(write)
          _ = visit()
          group.leave()
        }.start()

        group.enter()
        Thread {
          if late == "reader" { Thread.sleep(forTimeInterval: 0.1) }
          let turn = visit()
          print("turn \(turn): \(\#(read))")
          group.leave()
        }.start()
        group.wait()

        """#)
  }
}

/// Runs a program under the sanitizer, until its reader has had a turn.
private func watch(_ stage: Stage, _ program: SmallProgram, late: String, turn: Int) throws {
  let sanitizer = try stage.doing("compile") { try ThreadSanitizer(compiling: program) }
  defer { sanitizer.remove() }

  var runs = 0
  var run: ThreadSanitizer.Run
  repeat {
    runs += 1
    run = try stage.doing("run, \(late) late") { try sanitizer.run([late]) }
    // On a machine that is very busy the late one can be the first all the same.
  } while !run.output.hasPrefix("turn \(turn):") && runs < 5

  stage.say(run.output)
  for race in run.races { stage.say("the sanitizer reports \(race)") }
  if run.races.isEmpty { stage.say("the sanitizer reports nothing") }
  stage.show("runs", runs)
  stage.show("races reported", run.races.count)
}

private func explore(_ stage: Stage, _ program: SmallProgram) throws {
  let answer = try stage.doing("check") { try CheckTool().check(program) }

  for finding in answer.findings {
    stage.say("check finds a \(finding.headline)")
    stage.show("schedule that shows it", finding.schedule)
  }
  if let certainty = answer.certainty, answer.findings.isEmpty {
    stage.say("check finds nothing: \(certainty)")
  }
  stage.show("executions", answer.executions)
}

/// Says what a part could not do, where a tool that it needs is missing.
private func explaining(_ stage: Stage, _ body: () throws -> Void) {
  do { try body() } catch { stage.say("left out: \(error)") }
}
