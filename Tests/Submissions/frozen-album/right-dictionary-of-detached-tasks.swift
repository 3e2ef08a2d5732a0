/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

/// Keeps pictures, and those that are being made, for one owner: it is not Sendable.
final class PictureCache {
  private var pictures: [String: Task<String, Never>] = [:]

  /// How many pictures it keeps.
  var count: Int { pictures.count }

  func clear() {
    pictures.removeAll()
  }

  /// The picture of a file; made if nobody has begun to make it yet.
  nonisolated(nonsending) func picture(
    of file: String, with decoder: PictureDecoder
  ) async -> String {
    let task: Task<String, Never>
    if let known = pictures[file] {
      task = known
    } else {
      task = Task.detached { decoder.decode(file) }
      pictures[file] = task
    }
    return await task.value
  }
}

/// The screen of an album.
@MainActor
final class Album {
  /// How many pictures are kept.
  var count: Int { cache.count }
  /// How many likes the album has got.
  private(set) var likes = 0
  private let cache = PictureCache()
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  /// The picture of a file.
  func open(_ file: String) async -> String {
    await cache.picture(of: file, with: decoder)
  }

  /// Forgets all pictures.
  func clear() {
    cache.clear()
  }

  func like() {
    likes += 1
  }
}
