// outcomes: a / b / E|a / b / E / n|a / b / n / E|b / a / E|b / a / E / n|b / a / n / E
// Whoever left last may still have to look for blocks when the group is waited for no more: it puts the block in line that
// is registered then, also after what comes later. That one may have printed first.
import Dispatch

func run() {
  let (left, right, log) = (
    DispatchQueue(label: "left"), DispatchQueue(label: "right"), DispatchQueue(label: "log")
  )
  let both = DispatchGroup()
  left.async(group: both) { print("a") }
  right.async(group: both) { print("b") }
  both.wait()
  right.sync {}
  both.notify(queue: log) { print("n") }
  log.sync { print("E") }
}
run()
