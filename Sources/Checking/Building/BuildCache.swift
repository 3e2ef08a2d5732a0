import Foundation

/// Keeps what was built, a folder for each content, in the user's cache.
///
/// All checks of a user share it. What it has given out is not removed while it is there.
struct BuildCache: Sendable {
  /// How many entries are kept, apart from those in use.
  private let most: Int
  private let folder: URL
  private let held = HeldObjects()

  /// - Parameters:
  ///   - environment: Says where the user's cache is.
  ///   - most: How many entries are kept, apart from those in use.
  /// - Throws: An error of the file system when nothing can be written anywhere.
  init(
    environment: [String: String] = ProcessInfo.processInfo.environment, most: Int = 200
  ) throws {
    self.most = most
    folder = try CacheFolder.find(environment)
  }

  /// The path of a built object, if there is one; it counts as used now.
  func object(_ key: String) -> String? {
    let path = path(key)
    guard held.hold(path) else { return nil }
    utimes(entry(key).path, nil)
    return path
  }

  /// Puts an object in its place and removes what has not been used for the longest time.
  ///
  /// - Returns: The path to open it by.
  /// - Throws: ``BuildError``, or an error of the file system.
  func keep(_ made: URL, as key: String) throws -> String {
    // It is held before others can see it.
    guard held.hold(made.path) else { throw cannotBeKept(made.path) }
    var attempts = 0
    while try !place(made, as: key) {
      attempts += 1
      guard attempts < 100 else { throw cannotBeKept(path(key)) }
    }
    removeOldest()
    return path(key)
  }

  /// - Returns: `false` where the folder, or the object in it, has just been removed.
  private func place(_ made: URL, as key: String) throws -> Bool {
    try FileManager.default.createDirectory(at: entry(key), withIntermediateDirectories: true)
    // A link is whole or nothing.
    if link(made.path, path(key)) == 0 { return true }
    switch errno {
    // When two checks build the same file at once, the first object stays: its worker may be reading it.
    case EEXIST: return held.hold(path(key))
    case ENOENT: return false
    default: throw cannotBeKept(path(key))
    }
  }

  private func cannotBeKept(_ path: String) -> BuildError {
    .cannotBeKept("\(path): \(String(cString: strerror(errno)))")
  }

  private func entry(_ key: String) -> URL { folder.appending(path: "object-" + key) }
  private func path(_ key: String) -> String { entry(key).appending(path: Self.objectName).path }
  private static let objectName = "program.so"

  /// Where the compiler may keep what it makes of C's headers.
  var modules: String { folder.appending(path: "modules").path }

  // MARK: Folders to work in

  /// A folder for this process to build in.
  ///
  /// - Throws: An error of the file system.
  func workFolder(_ key: String) throws -> URL {
    let url = folder.appending(path: "work-\(getpid())-\(key)")
    try WorkGate.pass {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    return url
  }

  /// Removes the folders of this process, and of others that have ended without doing so.
  func removeWorkFolders() {
    for name in names where name.hasPrefix("work-") {
      let owner = pid_t(name.dropFirst(5).prefix { $0 != "-" }) ?? 0
      if owner == getpid() || (owner > 0 && kill(owner, 0) != 0 && errno == ESRCH) {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func removeOldest() {
    removeWorkFolders()
    let entries = names.filter { $0.hasPrefix("object-") }
    guard entries.count > most else { return }
    let dated = entries.map { name -> (date: Int, name: String) in
      var state = stat()
      stat(folder.appending(path: name).path, &state)
      return (state.st_mtim.tv_sec, name)
    }
    for old in dated.sorted(by: { $0 > $1 }).dropFirst(most) {
      let entry = folder.appending(path: old.name)
      HeldObjects.remove(entry.appending(path: Self.objectName).path)
      // Nothing happens to one that is not empty.
      rmdir(entry.path)
    }
  }
}
