// diagnosis: tooSlow
// Four actors take turns at making pictures, so the fifth picture waits for the first.

struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

actor Darkroom {
  func decoded(_ file: String, with decoder: PictureDecoder) -> String { decoder.decode(file) }
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
    if let known = pictures[file] { return known }
    let begun = generation
    let picture = await darkroom().decoded(file, with: decoder)
    if begun == generation { pictures[file] = picture }
    return picture
  }

  private let rooms = (0..<4).map { _ in Darkroom() }
  private var next = 0
  private func darkroom() -> Darkroom {
    next = (next + 1) % 4
    return rooms[next]
  }

  func clear() {
    pictures = [:]
    generation += 1
  }

  func like() { likes += 1 }
}
