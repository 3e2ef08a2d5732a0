import Foundation

/// An open folder, in which names are looked up as bytes and links are not followed.
final class FolderHandle {
  let descriptor: Int32

  /// What stands under a name.
  enum Kind: Sendable, Equatable {
    case folder, file, link, other
  }

  /// Opens a folder.
  ///
  /// - Throws: `POSIXError`.
  init(_ path: String) throws(POSIXError) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try Self.check(descriptor)
  }

  /// Opens a folder in another one, unless it is a link.
  ///
  /// - Throws: `POSIXError`.
  init(_ name: FolderName, in folder: FolderHandle) throws(POSIXError) {
    descriptor = Self.withPath(name) {
      openat(folder.descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    try Self.check(descriptor)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func check(_ descriptor: Int32) throws(POSIXError) {
    if descriptor < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  private static func withPath<Result>(
    _ name: FolderName, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    (name.bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        chars.baseAddress.map(body) ?? body("")
      }
    }
  }

  /// What stands under a name, or at the end of a path; `nil` for nothing.
  ///
  /// - Throws: `POSIXError` where that cannot be found out.
  func kind(of name: FolderName) throws(POSIXError) -> Kind? {
    var state = stat()
    let status = Self.withPath(name) { fstatat(descriptor, $0, &state, AT_SYMLINK_NOFOLLOW) }
    guard status == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return switch state.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether a link leads to something that is no folder.
  func leadsToFile(_ name: FolderName) -> Bool {
    var state = stat()
    let status = Self.withPath(name) { fstatat(descriptor, $0, &state, 0) }
    return status == 0 && state.st_mode & S_IFMT != S_IFDIR
  }

  /// The names in the folder, in order.
  ///
  /// - Throws: `POSIXError`.
  func names() throws(POSIXError) -> [FolderName] {
    // The stream owns its descriptor, and begins where that one stands.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    defer { closedir(stream) }
    var names: [FolderName] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(FolderName(bytes: name)) }
    }
    return names.sorted()
  }
}
