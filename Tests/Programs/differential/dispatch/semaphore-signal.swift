// A signal says whether it woke somebody; without a waiter it does not.
import Dispatch

let semaphore = DispatchSemaphore(value: 0)
print(semaphore.signal(), semaphore.signal())
print(semaphore.wait(timeout: .now()), semaphore.wait(timeout: .now() + 0.05))
print(semaphore.wait(timeout: .now()), semaphore.wait(wallTimeout: .now() + 0.05))
