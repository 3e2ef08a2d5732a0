extension DispatchSource {
  /// What happens to a file; no source on Linux tells of it.
  public struct FileSystemEvent: OptionSet, RawRepresentable {
    /// The bits of the set.
    public let rawValue: UInt
    /// The events with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Not `let`: the type is not `Sendable`, as on Linux.
    /// It is deleted.
    public static var delete: FileSystemEvent { FileSystemEvent(rawValue: 0x1) }
    /// It is written to.
    public static var write: FileSystemEvent { FileSystemEvent(rawValue: 0x2) }
    /// It becomes longer.
    public static var extend: FileSystemEvent { FileSystemEvent(rawValue: 0x4) }
    /// Its attributes change.
    public static var attrib: FileSystemEvent { FileSystemEvent(rawValue: 0x8) }
    /// Its number of links changes.
    public static var link: FileSystemEvent { FileSystemEvent(rawValue: 0x10) }
    /// It gets another name.
    public static var rename: FileSystemEvent { FileSystemEvent(rawValue: 0x20) }
    /// It is no longer accessible.
    public static var revoke: FileSystemEvent { FileSystemEvent(rawValue: 0x40) }
    /// A lock of it is given back.
    public static var funlock: FileSystemEvent { FileSystemEvent(rawValue: 0x100) }
    /// All but the last.
    public static var all: FileSystemEvent {
      [.delete, .write, .extend, .attrib, .link, .rename, .revoke]
    }
  }
}
