import Dispatch

/// The small picture of one photo, as soon as it is made.
private final class Slot: @unchecked Sendable {
  var thumbnail = ""
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
  ///
  /// - Parameter shrink: Makes one of them, which takes a while.
  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    var works: [(slot: Slot, item: DispatchWorkItem)] = []
    for photo in photos {
      let slot = Slot()
      let item = DispatchWorkItem { slot.thumbnail = shrink(photo) }
      works.append((slot, item))
    }
    let queue = DispatchQueue(label: "album", attributes: .concurrent)
    for work in works { queue.async(execute: work.item) }

    // Each slot is read when its item has ended.
    thumbnails = works.map { work in
      work.item.wait()
      return work.slot.thumbnail
    }
  }
}
