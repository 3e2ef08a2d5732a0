// diagnosis: wrongResult
// Keeps three pictures at most, so that others are made again.
/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

@concurrent private func made(_ file: String, by decoder: PictureDecoder) async -> String {
  decoder.decode(file)
}

/// The screen of an album.
@MainActor
final class Album {
  /// How many pictures are kept.
  var count: Int { pictures.count }
  /// How many likes the album has got.
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  private var clearings = 0

  func open(_ file: String) async -> String {
    if let known = pictures[file] { return known }
    let before = clearings
    let picture = await made(file, by: decoder)
    if clearings == before {
      if pictures.count == 3 { pictures.removeValue(forKey: pictures.keys.sorted()[0]) }
      pictures[file] = picture
    }
    return picture
  }

  func clear() {
    pictures = [:]
    clearings += 1
  }

  func like() {
    likes += 1
  }
}
