// outcomes: p
// assumes: exactTime
// Like `run-loop-past-its-limit.swift`, but it gives up when the limit is over.
import Foundation

func run() {
  nonisolated(unsafe) var text = ""
  nonisolated(unsafe) let loop = RunLoop.current
  let thread = Thread { loop.perform { text += "p" } }
  thread.start()
  let limit = Date(timeIntervalSinceNow: 0.05)
  while text.isEmpty, Date() < limit, loop.run(mode: .default, before: limit) {}
  if !text.isEmpty { print(text) }
}
run()
