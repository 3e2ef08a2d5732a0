// finds: uncaughtError
// line: 16
// An error was caught before, and the one of the last statement is not.
import Dispatch

struct Closed: Error {
  let day: String
}

func open(on day: String) throws { throw Closed(day: day) }

let done = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  try? open(on: "Sunday"); done.signal()
}
try open(on: "Monday")
// Nobody comes here.
done.wait()

print("open")
