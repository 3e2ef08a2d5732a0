// outcomes: false failed|true failed
// seed: 5
// A child that fails cancels its group as soon as it has the group's lock: whoever looks by then has seen nothing.

struct Failure: Error {}
do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { throw Failure() }
    print(group.isCancelled, terminator: " ")
  }
} catch {
  print("failed")
}
