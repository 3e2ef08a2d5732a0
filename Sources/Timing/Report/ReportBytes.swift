import Foundation

/// The bytes of a file, a pipe or standard input, up to a limit.
enum ReportBytes {
  /// All bytes, or why there are none.
  enum Outcome {
    case read(Data)
    case tooLarge
    /// With the reason, as the rest of a sentence about the file.
    case failed(String)
  }

  /// The most bytes: more than the largest run of `bench` writes.
  static let largest = 1 << 28

  /// Reads everything until the end.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - largest: The most bytes.
  static func read(_ path: String, largest: Int = largest) -> Outcome {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      return .failed(errno == ENOENT ? "there is no such file" : "it cannot be read: \(reason)")
    }
    defer { if path != "-" { close(descriptor) } }
    var info = stat()
    if fstat(descriptor, &info) == 0 {
      if info.st_mode & S_IFMT == S_IFDIR { return .failed("it is a folder, not a report") }
      if info.st_mode & S_IFMT == S_IFREG, info.st_size > largest { return .tooLarge }
    }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= largest {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return .read(data) }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        return .failed("it cannot be read: \(reason)")
      }
    }
    return .tooLarge
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
