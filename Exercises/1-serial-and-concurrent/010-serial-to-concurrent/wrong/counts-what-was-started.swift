// diagnosis: wrongResult
// Counts what was started so far, so that a fast first photo looks like the last one.
import Dispatch
import Synchronization

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    guard !photos.isEmpty else { return }
    let state = Mutex((running: 0, smalls: [Int: String]()))
    let done = DispatchSemaphore(value: 0)
    for (index, photo) in photos.enumerated() {
      state.withLock { $0.running += 1 }
      DispatchQueue.global().async {
        let small = shrink(photo)
        let last = state.withLock {
          $0.smalls[index] = small
          $0.running -= 1
          return $0.running == 0
        }
        if last { done.signal() }
      }
    }
    done.wait()
    thumbnails = state.withLock { state in photos.indices.map { state.smalls[$0] ?? "" } }
  }
}
