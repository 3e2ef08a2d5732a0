// finds: nothing
// Two actors have their executor from an extension of a protocol: one serial executor for both.
import Dispatch

final class Line: SerialExecutor {
  let queue = DispatchQueue(label: "line")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
let line = Line()

protocol InLine: Actor {}
protocol StrictlyInLine: InLine {}
extension InLine {
  nonisolated var unownedExecutor: UnownedSerialExecutor { line.asUnownedSerialExecutor() }
}

nonisolated(unsafe) var count = 0
actor First: StrictlyInLine { func add() { count += 1 } }
actor Second { func add() { count += 1 } }
extension Second: InLine {}

let first = First()
let second = Second()
async let one: Void = first.add()
async let other: Void = second.add()
_ = await (one, other)
