// outcomes: there|gone
// A task follows a weak reference while the object ends elsewhere.
final class Session: Sendable {}

func run() async {
  let task: Task<Void, Never>
  do {
    let session = Session()
    task = Task.detached { [weak session] in print(session == nil ? "gone" : "there") }
  }
  await task.value
}

await run()
