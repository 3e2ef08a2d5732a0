// expected: wrongResult
// A picture that was being made during clear is kept.
struct PictureDecoder: Sendable {
  let decode: @Sendable (_ file: String) -> String
}

final class PictureCache {
  private var pictures: [String: String] = [:]

  var count: Int { pictures.count }

  func clear() {
    pictures = [:]
  }

  nonisolated(nonsending) func picture(
    of file: String, with decoder: PictureDecoder
  ) async -> String {
    if let known = pictures[file] { return known }
    let picture = await decoded(file, with: decoder)
    pictures[file] = picture
    return picture
  }
}

@concurrent func decoded(_ file: String, with decoder: PictureDecoder) async -> String {
  decoder.decode(file)
}

@MainActor
final class Album {
  var count: Int { cache.count }
  private(set) var likes = 0
  private let cache = PictureCache()
  private let decoder: PictureDecoder

  init(decoder: PictureDecoder) {
    self.decoder = decoder
  }

  func open(_ file: String) async -> String {
    await cache.picture(of: file, with: decoder)
  }

  func clear() {
    cache.clear()
  }

  func like() {
    likes += 1
  }
}
