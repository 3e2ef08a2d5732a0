/// What the program of an execution prints.
struct ProgramOutput {
  /// The most bytes that an execution may print.
  static let most = 256 << 10

  /// What it has printed so far.
  private(set) var bytes: [UInt8] = []
  /// Whether the program has ended, so that what others print is not seen.
  private(set) var isClosed = false
  private var resource: StandardOutput?
  /// What has been printed through the stream's buffer, and what past it.
  private var ways: (buffered: Bool, direct: Bool) = (false, false)

  /// Begins a new execution.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isClosed = false
    resource = nil
    ways = (false, false)
  }

  /// What every print acts on.
  mutating func shared() -> StandardOutput {
    if let resource { return resource }
    let new = StandardOutput()
    resource = new
    return new
  }

  /// - Returns: Whether that was not too much.
  mutating func append(_ text: some Sequence<UInt8>) -> Bool {
    let start = bytes.count
    bytes.append(contentsOf: text)
    ModelNames.replace(in: &bytes, from: start)
    return bytes.count <= Self.most
  }

  /// Notes how something was printed: what goes past the buffer of a stream overtakes what is still in it, and whether
  /// that is emptied after each line depends on what the output is.
  mutating func noteWay(isBuffered: Bool) {
    if isBuffered { ways.buffered = true } else { ways.direct = true }
    if ways.buffered, ways.direct { Assumption.machine.note() }
  }

  /// From now on what is printed is not seen.
  mutating func close() { isClosed = true }
}
