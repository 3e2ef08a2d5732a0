import Foundation

/// The steps of an album; each takes a while.
struct AlbumSteps: Sendable {
  let download: @Sendable (_ name: String) -> Int
  let shrink: @Sendable (_ original: Int) -> Int
  let index: @Sendable (_ previews: [Int]) -> Int
}

/// A photo that becomes a preview.
final class Photo: Operation, @unchecked Sendable {
  private let title: String
  private let steps: AlbumSteps
  /// Written by `main`, and read by what depends on this operation.
  private(set) var preview = 0

  init(_ title: String, _ steps: AlbumSteps) {
    self.title = title
    self.steps = steps
  }

  override func main() {
    preview = steps.shrink(steps.download(title))
  }
}

/// Makes an album out of photos.
final class Album: Sendable {
  /// Downloads and shrinks each photo, then makes the index of all previews and returns it.
  func make(of names: [String], with steps: AlbumSteps) -> Int? {
    let queue = OperationQueue()
    let photos = names.map { Photo($0, steps) }
    queue.addOperations(photos, waitUntilFinished: true)
    return steps.index(photos.map(\.preview))
  }
}
