import Glibc

/// The runtime's demangler; it has no header.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// A symbol as a person writes it, or as it is if it is none of Swift's.
func demangled(_ symbol: String) -> String {
  guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
  defer { free(text) }
  return String(cString: text)
}
