import CExploration
import Exploration
@preconcurrency import Glibc

/// A stream of the system's library.
public typealias Stream = UnsafeMutablePointer<FILE>

/// What goes to the standard output is the program's output; what goes to the error output is dropped.
private func print(
  _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, waits: Bool = true
) {
  switch descriptor {
  case STDOUT_FILENO: engine.print(bytes, waits: waits)
  case STDERR_FILENO: break
  default:
    engine.fail(.unsupported(.descriptor(descriptor)))
  }
}

private func print(_ text: UnsafePointer<CChar>, to stream: Stream) -> Int {
  let length = strlen(text)
  print(UnsafeRawBufferPointer(start: text, count: length), to: fileno(stream))
  return length
}

private func print(_ character: Int32, to stream: Stream) -> Int32 {
  let byte = UInt8(truncatingIfNeeded: character)
  withUnsafeBytes(of: byte) { print($0, to: fileno(stream)) }
  return Int32(byte)
}

private func print(
  _ format: UnsafePointer<CChar>, _ arguments: UnsafeRawPointer, to stream: Stream
) -> Int32 {
  guard let text = cexploration_format(format, arguments) else { return -1 }
  defer { free(text) }
  return Int32(print(text, to: stream))
}

/// Stands for `write`.
@c(__wrap_write)
public func wrappedWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // It goes past the stream and the lock of that.
  print(UnsafeRawBufferPointer(start: bytes, count: count), to: descriptor, waits: false)
  return count
}

/// Stands for `fwrite`.
@c(__wrap_fwrite)
public func wrappedStreamWrite(
  _ bytes: UnsafeRawPointer?, _ size: Int, _ count: Int, _ stream: Stream
) -> Int {
  print(UnsafeRawBufferPointer(start: bytes, count: size * count), to: fileno(stream))
  return count
}

/// Stands for `puts`.
@c(__wrap_puts)
public func wrappedPuts(_ text: UnsafePointer<CChar>) -> Int32 {
  let line = UnsafeRawBufferPointer(start: text, count: strlen(text)) + [UInt8(ascii: "\n")]
  engine.print(line)
  return Int32(line.count)
}

/// Stands for `fputs`.
@c(__wrap_fputs)
public func wrappedStreamPuts(_ text: UnsafePointer<CChar>, _ stream: Stream) -> Int32 {
  _ = print(text, to: stream)
  return 1
}

/// Stands for `putchar`.
@c(__wrap_putchar)
public func wrappedPutCharacter(_ character: Int32) -> Int32 { print(character, to: stdout) }

/// Stands for `fputc`.
@c(__wrap_fputc)
public func wrappedStreamPutCharacter(_ character: Int32, _ stream: Stream) -> Int32 {
  print(character, to: stream)
}

/// Stands for `putc`.
@c(__wrap_putc)
public func wrappedStreamPutCharacterToo(_ character: Int32, _ stream: Stream) -> Int32 {
  print(character, to: stream)
}

/// Stands for `vprintf`; the arguments are passed on as they came.
@c(__wrap_vprintf)
public func wrappedFormat(
  _ format: UnsafePointer<CChar>, _ arguments: UnsafeRawPointer
) -> Int32 {
  print(format, arguments, to: stdout)
}

/// Stands for `vfprintf`; the arguments are passed on as they came.
@c(__wrap_vfprintf)
public func wrappedStreamFormat(
  _ stream: Stream, _ format: UnsafePointer<CChar>, _ arguments: UnsafeRawPointer
) -> Int32 {
  print(format, arguments, to: stream)
}
