// outcomes: 1
// assumes: libraries
// A run loop of the main thread runs the jobs of the main actor on that thread, each time.
import Foundation

@MainActor func put(_ number: Int) { Thread.current.threadDictionary["number"] = number }
@MainActor func get() -> Int { Thread.current.threadDictionary["number"] as? Int ?? 0 }

func run() {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await put(1)
    DispatchQueue(label: "queue").async {}
    print(await get())
    await MainActor.run { _ = done.signal() }
  }
  while done.wait(timeout: .now()) == .timedOut {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
}
run()
