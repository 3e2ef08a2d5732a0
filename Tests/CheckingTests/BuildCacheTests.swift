import CommandSupport
import Foundation
import Testing

@testable import Checking

@Suite("The cache of what was built", .timeLimit(.minutes(60)))
struct BuildCacheTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// As another process has it: with so many objects.
  private func cache(_ most: Int) throws -> BuildCache {
    try BuildCache(environment: ["XDG_CACHE_HOME": folder.url.path], most: most)
  }

  /// Keeps an object that is called after its content.
  private func keep(_ name: String, in cache: BuildCache) throws -> String {
    let made = folder.url.appending(path: "made-" + name)
    try Data(name.utf8).write(to: made)
    defer { try? FileManager.default.removeItem(at: made) }
    return try cache.keep(made, as: name)
  }

  private func content(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("keeps as many as it may, and what was found is used lately")
  func oldest() throws {
    for (age, name) in ["a", "b", "c"].enumerated() {
      let path = try keep(name, in: cache(3))
      let entry = URL(filePath: path).deletingLastPathComponent().path
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(age))], ofItemAtPath: entry)
    }
    #expect(try cache(3).object("a") != nil)
    _ = try keep("d", in: cache(3))
    let left = try ["a", "b", "c", "d"].filter { try cache(3).object($0) != nil }
    #expect(left == ["a", "c", "d"])
  }

  @Test("an object in use stays where it is until its last user is gone")
  func inUse() throws {
    var maker: BuildCache? = try cache(0)
    let path = try keep("used", in: #require(maker))
    var reader: BuildCache? = try cache(0)
    #expect(try #require(reader).object("used") == path)
    _ = try keep("second", in: cache(0))
    #expect(content(path) == "used")
    maker = nil
    _ = try keep("third", in: cache(0))
    #expect(content(path) == "used")
    reader = nil
    _ = try keep("fourth", in: cache(0))
    #expect(content(path) == nil)
  }

  @Test("of two that build the same object, the first one's stays, for both")
  func twice() throws {
    var first: BuildCache? = try cache(0)
    let path = try keep("same", in: #require(first))
    let made = folder.url.appending(path: "made")
    try Data("another".utf8).write(to: made)
    let second = try cache(0)
    #expect(try second.keep(made, as: "same") == path)
    first = nil
    _ = try keep("more", in: cache(0))
    #expect(content(path) == "same")
    #expect(second.object("same") == path)
  }
}
