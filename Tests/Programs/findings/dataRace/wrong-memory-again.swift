// finds: dataRace
// line: 11
// The second stream lies where the first one was, which orders nothing. A sleep lies between the two changes of
// the variable, and that is no synchronization.
nonisolated(unsafe) var changes = 0

func change(yieldsFirst: Bool) async {
  // What a use of the first stream's lock handed over must not be found by a use of the second one's.
  let (_, input) = AsyncStream.makeStream(of: Int.self)
  if yieldsFirst { input.yield(1) }
  changes += 1
  if !yieldsFirst { input.yield(1) }
  input.finish()
}

Task.detached { await change(yieldsFirst: false) }
try await Task.sleep(for: .seconds(1))
Task.detached { await change(yieldsFirst: true) }
try await Task.sleep(for: .seconds(1))
