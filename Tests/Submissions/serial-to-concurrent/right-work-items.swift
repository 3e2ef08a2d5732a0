import Dispatch

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  private final class Slot: @unchecked Sendable {
    var picture = ""
  }

  /// Makes all small pictures.
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let queue = DispatchQueue(label: "thumbnails", attributes: .concurrent)
    let slots = photos.map { _ in Slot() }
    let items = zip(photos, slots).map { photo, slot in
      DispatchWorkItem { slot.picture = shrink(photo) }
    }
    for item in items { queue.async(execute: item) }
    for item in items { item.wait() }
    thumbnails = slots.map(\.picture)
  }
}
