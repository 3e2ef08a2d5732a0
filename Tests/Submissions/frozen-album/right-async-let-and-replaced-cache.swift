/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

/// Keeps pictures, for one owner: it is not Sendable.
final class PictureCache {
  private var pictures: [String: String] = [:]

  /// How many pictures it keeps.
  var count: Int { pictures.count }

  subscript(file: String) -> String? {
    get { pictures[file] }
    set { pictures[file] = newValue }
  }
}

/// The screen of an album.
@MainActor
final class Album {
  /// How many pictures are kept.
  var count: Int { cache.count }
  /// How many likes the album has got.
  private(set) var likes = 0
  private var cache = PictureCache()
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  /// The picture of a file.
  func open(_ file: String) async -> String {
    let cache = cache  // `clear()` replaces it
    if let known = cache[file] { return known }
    async let decoded = decoder.decode(file)
    let picture = await decoded
    cache[file] = picture
    return picture
  }

  /// Forgets all pictures.
  func clear() {
    cache = PictureCache()
  }

  func like() {
    likes += 1
  }
}
