// outcomes: 0 0 end|0 4 end|4 0 end|4 4 end
// Iterations run on other threads, and on the one that calls, which has values that belong to its task.
import Dispatch

enum Trace { @TaskLocal static var number = 0 }
Trace.$number.withValue(4) {
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    print(Trace.number, terminator: " ")
  }
}
print("end")
