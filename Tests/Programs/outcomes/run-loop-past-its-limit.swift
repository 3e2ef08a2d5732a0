// outcomes: p
// assumes: exactTime
// Once the limit is over, each run returns at once: on a busy machine the loop goes round until the other thread has
// come to hand its block over. That there are many rounds must not keep `check` from an answer.
import Foundation

func run() {
  nonisolated(unsafe) var text = ""
  nonisolated(unsafe) let loop = RunLoop.current
  let thread = Thread { loop.perform { text += "p" } }
  thread.start()
  let limit = Date(timeIntervalSinceNow: 0.05)
  while text.isEmpty, loop.run(mode: .default, before: limit) {}
  print(text)
}
run()
