// outcomes: answered
// assumes: exactTime
// late: gave up
// Who answers at once may be too late all the same: a timeout is an outcome of every wait that has one.
import Dispatch

let answer = DispatchSemaphore(value: 0)
DispatchQueue.global().async { answer.signal() }
print(answer.wait(timeout: .now() + 10) == .success ? "answered" : "gave up")
