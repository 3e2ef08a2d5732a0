// outcomes: a / b / n / x|a / b / x / n|a / x / b / n|b / a / n / x|b / a / x / n
// The block that a group notifies is put in line by the last to leave, before what that one puts there next. Who prints
// first need not leave first.
import Dispatch

func run() {
  let (left, right, log) = (
    DispatchQueue(label: "left"), DispatchQueue(label: "right"), DispatchQueue(label: "log")
  )
  let (both, done) = (DispatchGroup(), DispatchGroup())
  both.enter()
  both.enter()
  done.enter()
  done.enter()
  both.notify(queue: log) {
    print("n")
    done.leave()
  }
  left.async {
    print("a")
    both.leave()
    log.async {
      print("x")
      done.leave()
    }
  }
  right.async {
    print("b")
    both.leave()
  }
  done.wait()
  left.sync {}
  right.sync {}
}
run()
