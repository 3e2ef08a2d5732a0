// diagnosis: wrongResult
// It checks the cache again after the await: what is kept is right, but it was loaded twice.

/// Pictures by name; each is loaded when it is asked for, and kept.
actor PictureCache {
  private let load: @Sendable (_ name: String) async throws -> String
  private var pictures: [String: String] = [:]

  init(load: @escaping @Sendable (_ name: String) async throws -> String) {
    self.load = load
  }

  /// The picture with this name.
  func picture(_ name: String) async throws -> String {
    if let picture = pictures[name] { return picture }
    let picture = try await load(name)
    if let other = pictures[name] { return other }
    pictures[name] = picture
    return picture
  }
}
