// finds: nothing
// assumes: libraryReleases
// outcomes: let go
// A thread that has ended keeps nothing alive: what it held tells the main thread so.
import Dispatch
import Foundation

final class Cargo: Sendable {
  let gone = DispatchSemaphore(value: 0)
  deinit { gone.signal() }
}

func carry() {
  let gone: DispatchSemaphore
  do {
    let cargo = Cargo()
    gone = cargo.gone
    Thread { withExtendedLifetime(cargo) {} }.start()
  }
  gone.wait()
  print("let go")
}

carry()
