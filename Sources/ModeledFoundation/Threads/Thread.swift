import Exploration
import Foundation
import ModeledDispatch

/// A thread of control, modelled after Foundation's `Thread` on Linux, where it has no subclasses.
///
/// A thread here has the name that it was given. The real one loses a name that is set before it runs, and a thread that
/// asks for a name gets the system's name of itself, which may be the program's.
public class Thread: NSObject {
  private enum Status { case initialized, starting, executing, finished }

  private let status: Watched<Status>
  private let cancelled = Watched(false, kind: .thread)
  private lazy var chosenName = Setting<String?>(nil, of: status)
  private var block: @Sendable () -> Void = {}
  fileprivate let isMain: Bool

  /// A thread that does nothing.
  public override init() {
    status = Watched(.initialized, kind: .thread)
    isMain = false
    super.init()
  }

  /// A thread that runs a block once it is started.
  public convenience init(block: @escaping @Sendable () -> Void) {
    self.init()
    self.block = block
  }

  /// What stands for a lane that is there already.
  fileprivate init(isMain: Bool) {
    status = Watched(isMain ? .executing : .initialized, kind: .thread)
    self.isMain = isMain
    super.init()
  }

  /// Starts a thread that runs a block.
  public class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Thread(block: block).start()
  }

  // MARK: Running

  /// Starts the thread; one that was cancelled before ends without running.
  ///
  /// Traps when the thread was started before.
  public func start() {
    guard status.current == .initialized else {
      Engine.shared.fail(.failedCheck(.threadStartedTwice))
    }
    status.set(.starting)
    if cancelled.read(.start) {
      status.write(.end, .finished)
      return
    }
    // The running thread keeps itself, and is not `Sendable`: only one lane at a time has it.
    nonisolated(unsafe) var thread: Thread? = self
    Engine.shared.spawn(
      .thread, name: chosenName.current ?? Self.nextName(), first: Action(.begin, status, .write)
    ) {
      thread?.run()
      Engine.shared.lane.endThread()
      thread = nil
    }
  }

  private func run() {
    status.set(.executing)
    let lane = Engine.shared.current
    lane?.notes[ObjectIdentifier(Thread.self)] = self
    main()
    status.write(.end, .finished)
    // Only the running thread keeps it, and what its block holds goes with it: by then others may
    // have seen that the thread has finished.
    Engine.shared.memory.letsGo()
    lane?.notes[ObjectIdentifier(Thread.self)] = nil
  }

  /// What the thread does: its block.
  public func main() { block() }

  /// Ends the calling thread.
  @available(*, noasync)
  public class func exit() {
    current.status.write(.end, .finished)
    Engine.shared.lane.exitThread()
  }

  /// Asks the thread to stop; it has to look.
  public func cancel() { cancelled.write(.cancel, true) }

  /// Whether the thread was asked to stop.
  public var isCancelled: Bool { cancelled.read() }

  /// Whether the thread runs.
  public var isExecuting: Bool { status.read() == .executing }

  /// Whether the thread has ended.
  ///
  /// That promises nothing of the memory that it wrote, as with the real one.
  public var isFinished: Bool { status.read() == .finished }

  // MARK: Sleeping

  /// The thread sleeps until a date, in virtual time.
  @available(*, noasync)
  public class func sleep(until date: Date) {
    if date.timeIntervalSinceNow > 0 { Engine.shared.sleep(until: date.virtualInstant) }
  }

  /// The thread sleeps for some seconds, in virtual time.
  @available(*, noasync)
  public class func sleep(forTimeInterval interval: TimeInterval) {
    if interval > 0 { Engine.shared.sleep(until: interval.virtualInstantFromNow) }
  }

  // MARK: Identity

  private static let main = PerExecution { Thread(isMain: true) }
  private static let started = PerExecution { Counter() }
  private static let askedOnWorkers = PerExecution { Counter() }

  private static func nextName() -> String { "thread \(started.current.next())" }

  /// The main thread.
  public class var mainThread: Thread { main.current }

  /// The thread that asks.
  @available(*, noasync)
  public class var current: Thread {
    guard let lane = Engine.shared.current, !MainQueueModel.isOnMainThread else {
      return mainThread
    }
    let key = ObjectIdentifier(Thread.self)
    // Which blocks share a thread shows where two of them ask.
    if lane.isWorker, askedOnWorkers.current.next() > 1 { Assumption.noteWorker() }
    if let known = lane.notes[key] as? Thread { return known }
    let new = Thread(isMain: false)
    new.chosenName = Setting(lane.name, of: new.status)
    (new.status.label, new.cancelled.label) = (lane.name, lane.name)
    lane.notes[key] = new
    return new
  }

  /// Whether the main thread asks.
  public class var isMainThread: Bool { MainQueueModel.isOnMainThread }

  /// Whether it is the main thread.
  @available(*, noasync)
  public var isMainThread: Bool { isMain }

  /// Whether there are several threads: always, as far as Foundation says.
  public class func isMultiThreaded() -> Bool { true }

  /// What stories call the thread.
  public var name: String? {
    get {
      Assumption.machine.note()
      return chosenName.read()
    }
    set {
      chosenName.write(newValue)
      status.label = newValue
      cancelled.label = newValue
      guard let lane = Engine.shared.current, let newValue,
        isMain ? lane.number == 0 : lane.notes[ObjectIdentifier(Thread.self)] as? Thread === self
      else { return }
      Engine.shared.rename(newValue)
    }
  }

  // MARK: What changes nothing here

  /// What the thread keeps for itself; `final`, so that who uses it says its name.
  public final var threadDictionary: NSMutableDictionary {
    Assumption.noteWorker()
    return kept
  }
  private let kept = NSMutableDictionary()

  /// How important the thread is; it changes nothing here.
  public var qualityOfService: QualityOfService {
    get { quality.read() }
    set { quality.write(newValue) }
  }
  private lazy var quality = Setting(QualityOfService.default, of: status)

  /// The bytes of its stack; it changes nothing here.
  ///
  /// The real one takes at most a gibibyte, and ignores what the system's library takes for too little.
  public var stackSize: Int {
    get { size.read() }
    set {
      let bytes = min(newValue, 1 << 30)
      // A negative number is a very large one to the system.
      if UInt(bitPattern: bytes) >= 16 << 10 { size.write(bytes) }
    }
  }
  private lazy var size = Setting(8 << 20, of: status)

  /// Where the functions return to that are running.
  public class var callStackReturnAddresses: [NSNumber] {
    Foundation.Thread.callStackReturnAddresses
  }

  /// The functions that are running.
  public class var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }
}

/// A thread belongs to the code that made it, as with the real one.
@available(*, unavailable)
extension Thread: @unchecked Sendable {}
