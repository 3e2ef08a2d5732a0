// diagnosis: wrongResult
// A picture without content counts as one that is not there, and is made again.

struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

@concurrent func decoded(_ file: String, with decoder: PictureDecoder) async -> String {
  decoder.decode(file)
}

@MainActor
final class Album {
  var count: Int { pictures.count }
  private(set) var likes = 0
  private var pictures: [String: String] = [:]
  private var generation = 0
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) { self.decoder = decoder }

  func open(_ file: String) async -> String {
    if let known = pictures[file], !known.isEmpty { return known }
    let begun = generation
    let picture = await decoded(file, with: decoder)
    if begun == generation { pictures[file] = picture }
    return picture
  }

  func clear() {
    pictures = [:]
    generation += 1
  }

  func like() { likes += 1 }
}
