/// What the program of an execution prints.
struct ProgramOutput {
  /// The most bytes that an execution may print.
  static let most = 256 << 10

  /// What it has printed so far.
  private(set) var bytes: [UInt8] = []
  /// Whether the program has ended, so that what others print is not seen.
  private(set) var isClosed = false
  private var resource: StandardOutput?

  /// Begins a new execution.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isClosed = false
    resource = nil
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
    bytes.append(contentsOf: text)
    return bytes.count <= Self.most
  }

  /// From now on what is printed is not seen.
  mutating func close() { isClosed = true }
}

/// The program's output as lanes share it: one that prints may keep the others from it for a while.
final class StandardOutput: Resource {
  /// The lane that has it locked; a lane may lock it again.
  private var owner: Lane?
  private var depth = 0
  /// What the last owner had done by the end, for the search.
  var stamp = Stamp()

  init() { super.init(kind: .output) }

  func lock(by lane: Lane) {
    if depth == 0 { lane.heldLocks += 1 }
    owner = lane
    depth += 1
  }

  func unlock() {
    depth -= 1
    if depth > 0 { return }
    owner?.heldLocks -= 1
    owner = nil
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil || owner === lane }
  override func holders(for action: Action) -> [Lane] { owner.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .unlock(title) }
}
