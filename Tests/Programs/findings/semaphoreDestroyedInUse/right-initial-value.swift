// finds: nothing
// A semaphore that starts at one is back at one when it goes away.
import Dispatch

func print(_ text: String, once semaphore: DispatchSemaphore) {
  semaphore.wait()
  print(text)
  semaphore.signal()
}

func run() {
  let turn = DispatchSemaphore(value: 1)
  print("hello", once: turn)
}

run()
