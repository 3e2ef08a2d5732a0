// expected: tooSlow
/// Makes the picture of a file, and keeps its thread busy while it does.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

/// Makes pictures away from the main actor.
actor PictureMaker {
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  func picture(of file: String) -> String {
    decoder.decode(file)
  }
}

/// The screen of an album.
@MainActor
final class Album {
  /// How many pictures are kept.
  var count: Int { pictures.count }
  /// How many likes the album has got.
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  private var clearings = 0
  private let maker: PictureMaker

  init(decoder: PictureDecoder) {
    maker = PictureMaker(decoder: decoder)
  }

  /// The picture of a file.
  func open(_ file: String) async -> String {
    if let known = pictures[file] { return known }
    let clearings = clearings
    let picture = await maker.picture(of: file)
    if clearings == self.clearings { pictures[file] = picture }
    return picture
  }

  /// Forgets all pictures.
  func clear() {
    clearings += 1
    pictures.removeAll()
  }

  func like() {
    likes += 1
  }
}
