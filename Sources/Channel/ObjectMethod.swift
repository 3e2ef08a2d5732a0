/// What a method of a library does to the object that it is called on, where such objects may change and
/// are not made for several threads.
///
/// The one place that knows: the instrumentation asks here which calls to tell of, and so does the
/// explorer. The classes are those that Apple's "Threading Programming Guide" (appendix "Thread Safety
/// Summary") lists as unsafe, as far as Foundation has them on Linux, and those besides that the Foundation
/// of Linux says not to be `Sendable` and whose objects can change. Their base classes are in it, because a
/// method of theirs reads what a subclass changes. `Progress`, the coders and the formatters that are
/// `Sendable` are not: calls of their methods are atomic, but which comes first is seen. So it is with the
/// items of an `NSCache`, for which its documentation says that threads need no lock. It says that of
/// nothing else of a cache, and on Linux its properties have none: see ``CacheProperty``.
package enum ObjectMethod: Int32, Sendable {
  /// It looks at the object.
  case reads = 1
  /// It changes the object, or may.
  case writes = 2
  /// It looks at an object that threads may share.
  case looks = 4
  /// It changes an object that threads may share.
  case changes = 8
  /// It looks at such an object, and changes it when its caller is done, as `+=` does.
  case modifies = 20
  /// The same for objects that change each other: what one does counts for all.
  case looksAtAll = 36
  case changesAll = 40
  case modifiesAll = 52
  /// It changes an object that threads may share, and has its lock until its caller is done.
  case modifiesLocked = 24
  /// It changes items of an `NSCache`, and reads properties of it meanwhile.
  case changesItems = 520
  /// It looks at a property of an `NSCache` alone, sets it, or modifies it.
  case readsProperty = 513
  case writesProperty = 514
  case modifiesProperty = 529

  /// What a method does, from its name.
  ///
  /// - Parameter symbol: The method's mangled name.
  /// - Returns: `nil` for what is no method of such an object.
  package init?(_ symbol: String) {
    guard let (name, member) = Self.split(symbol), let kind = Self.classes[name] else { return nil }
    // Initialisers, deinitialisers, static members, and what is made for other callers.
    let others = ["fC", "fc", "fD", "fd", "Z", "TW", "Tq", "WZ", "vpMV", "Ma", "N", "Mn"]
    if others.contains(where: member.hasSuffix) { return nil }
    if kind == .cache {
      self.init(cache: member)
    } else if kind == .coder, member.hasSuffix("vM"),
      !Kind.unlocked.contains(where: member.hasPrefix)
    {
      self = .modifiesLocked
    } else if [.shared, .coder, .tree].contains(kind) {
      self.init(shared: member, isTree: kind == .tree)
    } else if ["vs", "is", "vM", "iM", "vx", "ix"].contains(where: member.hasSuffix)
      || member.hasPrefix("12mutableBytes")
    {
      // A pointer to change it through is as good as a change.
      self = .writes
    } else if ["vg", "ig", "vr", "ir", "vy", "iy"].contains(where: member.hasSuffix) {
      self = .reads
    } else if member.hasSuffix("F") {
      self = kind.writes(member) ? .writes : .reads
    } else {
      return nil
    }
  }

  private init?(shared member: Substring, isTree: Bool) {
    if member.hasSuffix("vM") {
      self = isTree ? .modifiesAll : .modifies
    } else if member.hasSuffix("vg") || Kind.sharedLooks.contains(where: member.hasPrefix) {
      self = isTree ? .looksAtAll : .looks
    } else if member.hasSuffix("vs") || member.hasSuffix("F") {
      self = isTree ? .changesAll : .changes
    } else {
      return nil
    }
  }

  /// What a method does besides with memory that is none of its object.
  package enum Memory: Int32 {
    /// It reads or writes where it is told.
    case follows = 64
    /// It gives out a pointer to bytes that other methods read.
    case lends = 128
    /// It ends what the calling thread began: which thread of a pool calls is the system's choice.
    case asksThread = 256

    /// - Parameter symbol: The method's mangled name.
    package init?(_ symbol: String) {
      guard let (_, member) = ObjectMethod.split(symbol) else { return nil }
      if member.hasPrefix("13resignCurrent") {
        self = .asksThread
      } else if ["12mutableBytesSvv", "5bytesSVv"].contains(where: member.hasPrefix) {
        self = .lends
      } else if MangledTypes.havePointer(inFunction: symbol) {
        self = .follows
      } else {
        return nil
      }
    }
  }

  /// What a method does that has no name outside of its library, as those of its own subclasses.
  ///
  /// - Parameter className: A class of the object, without its module.
  /// - Returns: `nil` where the class says nothing about it.
  package init?(ofClass className: String) {
    switch Self.classes[className] {
    case .progress: self = .writes
    case .shared, .coder: self = .changes
    case .cache: self = .changesItems
    case .tree: self = .changesAll
    default: return nil
    }
  }

  /// Whether a function makes an object of a class whose subclasses may change, and so perhaps one of those.
  package static func makesPerhaps(_ symbol: String) -> Bool {
    guard let (name, member) = split(symbol) else { return false }
    return classes[name] == .base && member.hasSuffix("fC")
  }

  /// Whether a function makes an object that may change.
  package static func makes(_ symbol: String) -> Bool {
    guard let (name, member) = split(symbol), let kind = classes[name] else { return false }
    return ![.base, .shared, .coder, .cache, .tree].contains(kind) && member.hasSuffix("fC")
  }

  /// Whether a module has to do with such objects, from what it says.
  ///
  /// A queue's progress and a thread's dictionary can be used without a word of their classes.
  package static func occur(where says: (String) -> Bool) -> Bool {
    says("14OperationQueueC") || says("16threadDictionary")
      || classes.contains { $0.value != .base && says("\($0.key.utf8.count)\($0.key)C") }
  }

  /// Whether a function of Foundation gets a pointer, which it may follow.
  ///
  /// - Parameter symbol: The function's mangled name.
  package static func followsPointer(_ symbol: String) -> Bool {
    let modules = [
      "$s10Foundation", "$s20FoundationEssentials", "$sSS10FoundationE",
      "$sSS20FoundationEssentialsE",
    ]
    return modules.contains(where: symbol.hasPrefix)
      && MangledTypes.havePointer(inFunction: symbol)
  }

  /// Whether a module has to do with objects that follow pointers or give some out; see ``Memory``.
  package static func touchMemory(where says: (String) -> Bool) -> Bool {
    says("6NSDataC") || says("8NSStringC") || says("7NSValueC") || says("6StreamC")
  }

  /// The name of the class in a symbol, and what follows.
  private static func split(_ symbol: String) -> (name: String, member: Substring)? {
    let modules = ["$s10Foundation", "$s20FoundationEssentials", "$ss"]
    guard let module = modules.first(where: symbol.hasPrefix) else { return nil }
    let rest = symbol.utf8.dropFirst(module.utf8.count)
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard let length = Int(String(Substring(digits))), length > 1 else { return nil }
    let name = rest.dropFirst(digits.count)
    guard name.count > length, name.dropFirst(length).first == UInt8(ascii: "C") else { return nil }
    return (String(Substring(name.prefix(length))), Substring(name.dropFirst(length + 1)))
  }

  /// Which methods of a class change its objects.
  private enum Kind {
    /// All but some that look.
    case collection
    /// None: a subclass may.
    case base
    /// Those that set something.
    case settings
    /// All: it advances through something, or keeps what it has worked out.
    case progress
    /// Those that set something, and threads may share the object.
    case shared
    /// The same, and what modifies one of most properties has the object's lock meanwhile.
    case coder
    /// Those that change items, which threads may share; its properties they may not.
    case cache
    /// Those that set something, in an object that threads may share, and a change of one is one of others.
    case tree

    func writes(_ member: Substring) -> Bool {
      switch self {
      case .collection: !Self.looks.contains(where: member.hasPrefix)
      case .base: false
      case .settings: Self.sets.contains(where: member.hasPrefix)
      case .progress, .shared, .coder, .cache, .tree: true
      }
    }

    private static let looks = [
      "4copy4with", "11mutableCopy", "7isEqual", "4hash", "5count3for", "6encode4with",
    ]
    /// How the functions of shared objects begin that only look.
    static let sharedLooks = [
      "6string", "4date", "6number", "6encode", "6decode", "6object", "7isEqual", "4hash",
    ]
    /// How the properties of coders begin that are read and set in two steps to modify them.
    static let unlocked = ["11allowsJSON5", "25assumesTopLevelDictionary"]
    private static let sets = [
      "8setValue", "10translateX", "6rotate", "5scale", "6invert", "6append", "7prepend",
    ]
  }

  private static let classes: [String: Kind] = {
    let kinds: [(Kind, [String])] = [
      (
        .collection,
        [
          "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSCountedSet",
          "NSMutableOrderedSet", "NSMutableString", "NSMutableAttributedString", "NSMutableData",
          "NSMutableIndexSet", "NSMutableCharacterSet",
        ]
      ),
      (
        .base,
        [
          "NSArray", "NSDictionary", "NSSet", "NSOrderedSet", "NSString", "NSAttributedString",
          "NSData", "NSIndexSet", "NSCharacterSet",
        ]
      ),
      (
        .settings,
        [
          "NSDateComponents", "NSCalendar", "NSURLComponents", "NSPersonNameComponents",
          "NSAffineTransform", "Formatter", "EnergyFormatter", "LengthFormatter", "MassFormatter",
          "ManagedBuffer",
        ]
      ),
      (
        .progress,
        [
          "Scanner", "NSEnumerator", "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver",
          "NotificationQueue", "ByteCountFormatter", "ISO8601DateFormatter",
        ]
      ),
      (.shared, ["DateFormatter", "DateIntervalFormatter", "NumberFormatter"]),
      (.coder, ["JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder"]),
      (.cache, ["NSCache"]), (.tree, ["Progress"]),
    ]
    var all: [String: Kind] = [:]
    for (kind, names) in kinds {
      for name in names { all[name] = kind }
    }
    return all
  }()
}
