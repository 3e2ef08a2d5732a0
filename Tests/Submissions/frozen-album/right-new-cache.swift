struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

@MainActor
private final class Pictures {
  var made: [String: String] = [:]
}

@MainActor
final class Album {
  var count: Int { pictures.made.count }
  private(set) var likes = 0
  private var pictures = Pictures()
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  func open(_ file: String) async -> String {
    let pictures = self.pictures
    if let picture = pictures.made[file] { return picture }
    let picture = await decode(file)
    pictures.made[file] = picture
    return picture
  }

  @concurrent
  nonisolated private func decode(_ file: String) async -> String {
    decoder.decode(file)
  }

  func clear() { pictures = Pictures() }

  func like() { likes += 1 }
}
