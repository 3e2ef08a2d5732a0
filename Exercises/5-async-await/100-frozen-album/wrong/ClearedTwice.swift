// diagnosis: wrongResult
// Only tells odd from even clearings: two of them while a picture is made are not noticed.
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

  private var isOdd = false

  func open(_ file: String) async -> String {
    if let known = pictures[file] { return known }
    let before = isOdd
    let picture = await made(file, by: decoder)
    if isOdd == before { pictures[file] = picture }
    return picture
  }

  func clear() {
    pictures = [:]
    isOdd.toggle()
  }

  func like() {
    likes += 1
  }
}
