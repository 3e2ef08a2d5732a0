import Foundation

/// Where the user's caches lie.
package enum CacheFolder {
  /// The user's cache or, where nothing can be written there, a folder of the user's among the
  /// temporary ones.
  ///
  /// - Throws: An error of the file system when nothing can be written anywhere.
  package static func find(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> URL {
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? URL(filePath: NSHomeDirectory()).appending(path: ".cache")
    let usual = base.appending(path: "interleave/check")
    try? FileManager.default.createDirectory(at: usual, withIntermediateDirectories: true)
    return access(usual.path, W_OK | X_OK) == 0 ? usual : try temporary()
  }

  /// Objects are opened and run: no other user may have put them there.
  private static func temporary() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "interleave-check-\(getuid())")
    guard mkdir(url.path, 0o700) == 0 || errno == EEXIST else {
      throw ForeignFolder(path: url.path, reason: String(cString: strerror(errno)))
    }
    var state = stat()
    guard lstat(url.path, &state) == 0, state.st_uid == getuid(),
      state.st_mode & S_IFMT == S_IFDIR, state.st_mode & 0o077 == 0
    else { throw ForeignFolder(path: url.path) }
    return url
  }
}

/// A folder for caches that cannot be made, or that others can write to as well.
struct ForeignFolder: Error, CustomStringConvertible {
  let path: String
  /// Why it cannot be made; `nil` if it is there, and not this user's alone.
  var reason: String?
  var description: String {
    "the program cannot be kept: "
      + (reason.map { "\(path): \($0)" } ?? "\(path) is not a folder of this user alone")
  }
}
