// outcomes: 1
// A closure for the main queue belongs to the main actor, also in a file that imports Foundation as well.
import Dispatch
import Foundation

@MainActor final class Album { func add(_ number: Int) { print(number) } }

Thread.detachNewThread {
  let album = DispatchQueue.main.sync { MainActor.assumeIsolated { Album() } }
  DispatchQueue.main.async {
    album.add(1)
    exit(0)
  }
}
RunLoop.main.run()
