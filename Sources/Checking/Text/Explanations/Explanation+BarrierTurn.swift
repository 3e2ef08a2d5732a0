import Exploration

extension Explanation {
  static let barrierTurn = Explanation(
    summary: "a barrier takes its own turn in a serial target",
    idea: """
      A concurrent queue whose target is a serial queue runs its blocks in the
      target's line, one at a time. check lets each of them join that line, and a
      barrier once the blocks before it have run. Dispatch puts the whole queue
      into the line where the barrier was added, and runs from there what the
      queue has, so that a block of the target may come later than check says.

      Such a queue needs no barriers: its target runs one block at a time.
      """,
    example: Example(
      .provedAssuming(.barrierTurn),
      "The verdict says so wherever there is such a barrier, whatever else the line has.",
      """
      import Dispatch

      let line = DispatchQueue(label: "line")
      let files = DispatchQueue(
        label: "files", attributes: .concurrent, target: line)
      files.async { print("read", terminator: " ") }
      files.async(flags: .barrier) { print("written", terminator: " ") }
      files.sync {}
      """),
    twin: Example(
      .proved,
      "Without a serial target a barrier keeps its queue's other blocks away.",
      """
      import Dispatch

      let files = DispatchQueue(label: "files", attributes: .concurrent)
      files.async { print("read", terminator: " ") }
      files.async(flags: .barrier) { print("written", terminator: " ") }
      files.sync {}
      """),
    patterns: ["barrier"],
    reading: ["libdispatch, queue.c: _dispatch_lane_concurrent_drain, _dispatch_lane_push"])
}
