import Foundation

extension [UInt8] {
  /// Where the line ends that begins at an index; `nil` if it has no end.
  ///
  /// The library's search: a loop over the bytes is slow in a debug build, and a symboliser answers with a
  /// megabyte of them.
  func endOfLine(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      guard let first = rest.baseAddress, let end = memchr(first, 0x0A, rest.count) else {
        return nil
      }
      return start + (UnsafeRawPointer(end) - first)
    }
  }
}
