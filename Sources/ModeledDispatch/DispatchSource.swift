import Exploration

/// What a source calls.
public typealias DispatchSourceHandler = () -> Void

/// Something whose events are handled on a queue: a timer, or data that threads merge.
public class DispatchSource: DispatchObject, @unchecked Sendable {
  // Only the lane that runs touches the machine.
  let machine: SourceMachine
  private let execution = OwnExecution()
  /// What it looks for: a timer's flags.
  public let mask: UInt

  init(_ variety: SourceMachine.Variety, queue: DispatchQueue?, mask: UInt = 0) {
    self.mask = mask
    machine = SourceMachine(variety, queue?.machine)
  }

  deinit {
    if execution.isRunning { machine.released() }
  }

  public override func setTarget(queue: DispatchQueue) { machine.setTarget(queue.machine) }
  public override func activate() { machine.activate() }
  public override func suspend() { machine.suspend() }
  public override func resume() { machine.resume() }
}

extension DispatchSource: DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
  DispatchSourceUserDataReplace, DispatchSourceRead, DispatchSourceWrite, DispatchSourceSignal
{}

extension DispatchSource {
  /// How exactly a timer keeps its time.
  public struct TimerFlags: OptionSet, RawRepresentable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The flags with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Not `let`: the type is not `Sendable`, as on Linux.
    /// Without leeway, as every timer is here.
    public static var strict: TimerFlags { TimerFlags(rawValue: 1) }
  }

  /// A timer, inactive and without a schedule.
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    DispatchSource(.timer, queue: queue, mask: flags.rawValue)
  }

  /// A source whose data is a sum.
  public class func makeUserDataAddSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataAdd {
    DispatchSource(.add, queue: queue)
  }

  /// A source whose data is a set of bits.
  public class func makeUserDataOrSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataOr {
    DispatchSource(.or, queue: queue)
  }

  /// A source whose data is the newest value.
  public class func makeUserDataReplaceSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataReplace {
    DispatchSource(.replace, queue: queue)
  }

  /// Refused: bytes come from outside.
  public class func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceRead {
    refuse("makeReadSource")
  }

  /// Refused: bytes go outside.
  public class func makeWriteSource(
    fileDescriptor: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceWrite {
    refuse("makeWriteSource")
  }

  /// Refused: signals come from outside.
  public class func makeSignalSource(
    signal: Int32, queue: DispatchQueue? = nil
  ) -> any DispatchSourceSignal {
    refuse("makeSignalSource")
  }

  private static func refuse(_ name: String) -> Never {
    Engine.shared.fail(.unsupported(.dispatchSource(name)))
  }
}
