// outcomes: true
// A run loop of the main thread runs the jobs of the main actor on that thread, each time.
import Foundation

@MainActor enum Noted { static var thread: Thread? }
@MainActor func note() { Noted.thread = Thread.current }
@MainActor func isNoted() -> Bool { Noted.thread === Thread.current }

func run() {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await note()
    DispatchQueue(label: "queue").async {}
    print(await isNoted())
    await MainActor.run { _ = done.signal() }
  }
  while done.wait(timeout: .now()) == .timedOut {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
run()
