// Who runs the main queue after the first wait of top-level code: on Linux not the main thread.
import Foundation

func who(_ text: String) {
  dispatchPrecondition(condition: .onQueue(.main))
  print(text, Thread.isMainThread, OperationQueue.current === OperationQueue.main)
}

who("before")
await Task.yield()
who("after")
await withCheckedContinuation { continuation in
  DispatchQueue.main.async {
    who("block")
    OperationQueue.main.addOperation {
      who("operation")
      continuation.resume()
    }
  }
}
await MainActor.run { who("run") }
