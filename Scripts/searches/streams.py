"""Streams with their buffering policies, and continuations that another lane resumes."""

from program import Kit

GATE = """final class Gate: Sendable {
  struct State { var isOpen = false; var waiting: [CheckedContinuation<Void, Never>] = [] }
  let state = Mutex(State())
  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
  func open() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isOpen = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
let gate = Gate()"""


class Streams(Kit):
    """A stream; the lanes yield to it, and the last takes from it."""

    POLICIES = ("unbounded", "bufferingNewest(1)", "bufferingOldest(1)", "bufferingNewest(2)",
                "bufferingNewest(0)")

    def declare(self):
        """Makes the stream, which the main lane finishes at the end."""
        self.number = 0
        self.throws = self.chance(0.3)
        kind = "AsyncThrowingStream" if self.throws else "AsyncStream"
        failure = ", throwing: (any Error).self" if self.throws else ""
        self.program.before.append(f"let (stream, source) = {kind}.makeStream(of: Int.self{failure}, "
                                   f"bufferingPolicy: .{self.pick(self.POLICIES)})")
        if self.chance(0.4):
            self.program.before.append(f"source.onTermination = {{ _ in {self.event()} }}")
        self.program.owed[0].append("source.finish()")

    def steps(self):
        """Yielding, finishing, taking."""
        return [(3, self.yields), (0.7, self.finishes), (3, self.takes)]

    def yields(self, lane):
        """Yields a number, and perhaps tells whether it was dropped."""
        self.number += 1
        call = f"source.yield({self.number})"
        return [self.pick([call, f"if case .dropped = {call} {{ {self.event()} }}",
                           f"if case .enqueued = {call} {{ {self.event()} }}"])]

    def finishes(self, lane):
        """Ends the stream."""
        return ["source.finish()"]

    def takes(self, lane):
        """Takes an element, or one at least."""
        if lane != len(self.program.lanes) - 1:
            return self.yields(lane)
        call = "try? await iterator.next()" if self.throws else "await iterator.next()"
        return [f"do {{ var iterator = stream.makeAsyncIterator(); let element = {call}; "
                f"{self.event('element ?? 0')} }}"]


class Continuations(Kit):
    """A gate that tasks pass when it is open, and single continuations."""

    def declare(self):
        """Makes the gate, which the main lane opens at the end."""
        self.program.types.append(GATE)
        self.program.owed[0].append("gate.open()")

    def steps(self):
        """Passing, opening, waiting for a block."""
        return [(2, self.passes), (1, self.opens), (2, self.waits), (1, self.resumes_twice)]

    def passes(self, lane):
        """Passes the gate, if not on the lane that opens it in the end."""
        return ["await gate.pass()", self.event()] if lane else ["gate.open()", self.event()]

    def opens(self, lane):
        """Opens the gate."""
        return ["gate.open()"]

    def waits(self, lane):
        """Waits for a block that resumes it."""
        resume = self.pick([f"{self.event()}; continuation.resume()",
                            f"continuation.resume(); {self.event()}"])
        queue = self.pick(["DispatchQueue.global()", "DispatchQueue.main"])
        return [f"await withCheckedContinuation {{ continuation in {queue}.async {{ {resume} }} }}",
                self.event()]

    def resumes_twice(self, lane):
        """One of a block and a handler resumes, whichever is first."""
        resume = "if let one = kept.withLock({ $0.take() }) { one.resume() }"
        self.program.types += [] if any("let kept" in text for text in self.program.types) else [
            "let kept = Mutex<CheckedContinuation<Void, Never>?>(nil)"]
        return ["await withTaskCancellationHandler {",
                "  await withCheckedContinuation { (one: CheckedContinuation<Void, Never>) in",
                "    let old = kept.withLock { kept in defer { kept = one }; return kept }; old?.resume()",
                f"    DispatchQueue.global().async {{ {self.event()}; {resume} }}",
                "  }", f"}} onCancel: {{ {self.event()}; {resume} }}"]
