extension Primitive {
  /// What Swift's own concurrency is made of.
  static let asynchronousOnes: [Primitive] = [
    .asynchronous("task", "made and awaited") { times in
      for _ in 0..<times { await Task {}.value }
    },
    .asynchronous("task-group child", "made and awaited") { times in
      await withDiscardingTaskGroup { group in
        for _ in 0..<times { group.addTask {} }
      }
    },
    .asynchronous("actor hop", "a call and back") { times in
      let counter = Counter()
      for _ in 0..<times { await counter.add() }
    },
    .asynchronous("continuation", "checked, resumed at once") { times in
      for _ in 0..<times { await withCheckedContinuation { $0.resume() } }
    },
    .asynchronous("async-stream element", "buffered, then taken") { times in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 0..<times { continuation.yield(number) }
      continuation.finish()
      for await _ in stream {}
    },
  ]
}

private actor Counter {
  private var count = 0

  func add() { count &+= 1 }
}
