// outcomes: 1
// assumes: machine
// An asynchronous `main` gives its thread up at its first wait: any worker runs a job of the main actor then.
import Foundation

@MainActor func put(_ number: Int) { Thread.current.threadDictionary["number"] = number }
@MainActor func get() -> Int { Thread.current.threadDictionary["number"] as? Int ?? 0 }

await Task.yield()
put(1)
await Task.detached {
  for _ in 0..<3 { DispatchQueue(label: "queue").async { usleep(20_000) } }
}.value
print(get())
