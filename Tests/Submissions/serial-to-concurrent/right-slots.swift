import Dispatch

/// The place of one small picture; only one thread ever writes to it.
private final class Slot: @unchecked Sendable {
  var picture = ""
}

/// Photos, of which a list shows small pictures.
final class Album: @unchecked Sendable {
  let photos: [String]
  /// Small pictures in the order of the photos; empty where there is none yet.
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  /// Makes all small pictures.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let slots = photos.map { _ in Slot() }
    let photos = self.photos
    DispatchQueue.concurrentPerform(iterations: photos.count) { index in
      slots[index].picture = shrink(photos[index])
    }
    thumbnails = slots.map(\.picture)
  }
}
