// All work items are started; then each is waited for, and its result put where it belongs.
import Dispatch

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let slots = photos.map { _ in Slot() }
    let items = zip(photos, slots).map { photo, slot in
      DispatchWorkItem { slot.picture = shrink(photo) }
    }
    for item in items { DispatchQueue.global().async(execute: item) }
    for item in items { item.wait() }
    thumbnails = slots.map(\.picture)
  }
}

private final class Slot: @unchecked Sendable {
  var picture = ""
}
