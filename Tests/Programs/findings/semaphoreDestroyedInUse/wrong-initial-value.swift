// finds: semaphoreDestroyedInUse
// A semaphore that starts at one goes away while it is taken.
import Dispatch

func print(_ text: String, once semaphore: DispatchSemaphore) {
  semaphore.wait()
  print(text)
}

func run() {
  let turn = DispatchSemaphore(value: 1)
  print("hello", once: turn)
}

run()
