// outcomes: false failed|true failed
// A child that fails cancels the others of its discarding group: before they look, or after it.

struct Failure: Error {}

do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { print(Task.isCancelled, terminator: " ") }
    group.addTask { throw Failure() }
  }
} catch {
  print("failed")
}
