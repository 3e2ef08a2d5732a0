/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

/// The screen of an album.
@MainActor
final class Album {
  /// How many pictures are kept.
  var count: Int { pictures.count }
  /// How many likes the album has got.
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  /// How often all pictures were forgotten.
  private var cleared = 0
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  /// The picture of a file.
  func open(_ file: String) async -> String {
    if let known = pictures[file] { return known }
    let clearedBefore = cleared
    let made = await Task.detached { [decoder] in decoder.decode(file) }.value
    // The album may have been cleared while the picture was being made.
    if cleared == clearedBefore { pictures[file] = made }
    return made
  }

  /// Forgets all pictures.
  func clear() {
    cleared += 1
    pictures.removeAll()
  }

  func like() {
    likes += 1
  }
}
