// diagnosis: wrongResult
// Returns the picture that is kept by then, though it may have been opened after clear.

/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

/// Keeps pictures, for one owner: it is not Sendable.
final class PictureCache {
  private var pictures: [String: String] = [:]
  private var generation = 0

  /// How many pictures it keeps.
  var count: Int { pictures.count }

  func clear() {
    pictures = [:]
    generation += 1
  }

  /// The picture of a file; made if it is not there yet.
  nonisolated(nonsending) func picture(
    of file: String, with decoder: PictureDecoder
  ) async -> String {
    if let known = pictures[file] { return known }
    let before = generation
    let picture = await decoded(file, with: decoder)
    if before == generation { pictures[file] = picture }
    return pictures[file] ?? picture
  }
}

/// Makes the picture of a file.
@concurrent func decoded(
  _ file: String, with decoder: PictureDecoder
) async -> String {
  decoder.decode(file)
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
