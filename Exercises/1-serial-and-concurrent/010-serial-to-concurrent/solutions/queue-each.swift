// A serial queue for each photo: all are started first, then each is asked for its result.
import Dispatch

final class Album: @unchecked Sendable {
  let photos: [String]
  private(set) var thumbnails: [String]

  init(photos: [String]) {
    self.photos = photos
    thumbnails = photos.map { _ in "" }
  }

  func makeThumbnails(shrink: @escaping @Sendable (String) -> String) {
    let all = photos.map { Shrinking($0, shrink) }
    thumbnails = all.map(\.picture)
  }
}

private final class Shrinking: @unchecked Sendable {
  private let queue = DispatchQueue(label: "shrinking")
  private var result = ""

  init(_ photo: String, _ shrink: @escaping @Sendable (String) -> String) {
    queue.async { self.result = shrink(photo) }
  }

  var picture: String { queue.sync { result } }
}
