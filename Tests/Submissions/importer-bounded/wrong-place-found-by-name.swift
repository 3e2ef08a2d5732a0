// expected: wrongResult
/// What a camera throws that has too much to do at the moment.
struct CameraBusy: Error {}

/// Imports photos from a camera.
struct PhotoImporter: Sendable {
  /// The most photos that are read at the same time.
  let atOnce: Int
  /// How often a photo is read before it counts as failed.
  let attempts: Int
  /// Waits before another attempt.
  let pause: @Sendable () async throws -> Void
  /// Is told how many photos are done.
  let progress: @Sendable (_ done: Int) async -> Void
  /// Reads a photo.
  let read: @Sendable (_ name: String) async throws -> String

  /// The photos with these names, or why there is none.
  func importAll(_ names: [String]) async -> [Result<String, any Error>] {
    await withTaskGroup(of: (name: String, result: Result<String, any Error>).self) { group in
      var results = [Result<String, any Error>?](repeating: nil, count: names.count)
      var rest = names.makeIterator()

      for name in rest.prefixed(by: atOnce) {
        group.addTask { (name, await result(of: name)) }
      }
      while let done = await group.next() {
        if let index = names.firstIndex(of: done.name) { results[index] = done.result }
        if let name = rest.next() {
          group.addTask { (name, await result(of: name)) }
        }
      }
      return results.compactMap { $0 }
    }
  }

  private func result(of name: String) async -> Result<String, any Error> {
    do {
      return .success(try await read(name))
    } catch {
      return .failure(error)
    }
  }
}

extension IteratorProtocol {
  /// The next elements, so many or fewer.
  fileprivate mutating func prefixed(by count: Int) -> [Element] {
    var elements: [Element] = []
    while elements.count < count, let element = next() { elements.append(element) }
    return elements
  }
}
