struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

@MainActor
final class Album {
  var count: Int { pictures.count }
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  private var clearings = 0
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  func open(_ file: String) async -> String {
    if let kept = pictures[file] { return kept }
    let clearings = self.clearings
    let making = Task.detached { [decoder] in decoder.decode(file) }
    let picture = await making.value
    if clearings == self.clearings { pictures[file] = picture }
    return picture
  }

  func clear() {
    clearings += 1
    pictures = [:]
  }

  func like() { likes += 1 }
}
