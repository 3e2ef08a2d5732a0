import Channel

/// A function of a library that touches memory of the program, or something that the verdict has to tell:
/// what is told before a call of it.
///
/// The names are mangled as the standard library has them. `library.c` of CExploration has the functions
/// that are told, with the parameters of what is called.
enum LibraryCall: Equatable {
  /// The function of that name is told, with the same arguments.
  case told(String)
  /// A function of C that reads or writes memory which the program gives it.
  case memory([CFunction.Access])
  /// It is a method of an object that may change; see `ObjectMethod`.
  case method
  /// It touches memory of the program at unknown places.
  case unseen
  /// It gets memory of the program in a disguise, such as a collection of any kind, and may touch it from then on.
  case lends
  /// The order of a hashed collection, which is chance.
  case hashed
  /// Something that follows from the environment, and that a library may keep from an execution before.
  case ofEnvironment
  /// What blocks before have left in a worker thread.
  case ofWorker

  /// - Parameter takesPointer: Whether it gets a pointer, if it is a function of C.
  /// - Returns: `nil` for a function of which nothing has to be told.
  init?(_ symbol: String, takesPointer: Bool = false) {
    if let name = Self.known[symbol] {
      self = .told(name)
    } else if ObjectMethod(symbol) != nil {
      self = .method
    } else if HashedOrder.isAsked(by: symbol) {
      self = .hashed
    } else if Self.environment.contains(symbol) {
      self = .ofEnvironment
    } else if Self.ofThread.contains(symbol) {
      self = .ofWorker
    } else if let accesses = CFunction.accesses[symbol] {
      self = .memory(accesses)
    } else if Self.lends(symbol) {
      self = .lends
    } else if Self.touches(symbol) || ObjectMethod.followsPointer(symbol)
      || CFunction.isUnseen(symbol, takesPointer)
    {
      self = .unseen
    } else {
      return nil
    }
  }

  private static let known: [String: String] = {
    let functions: [(String, [String])] = [
      (
        "copy",
        [
          "$sSp6assign4from5countySPyxG_SitF", "$sSp10initialize4from5countySPyxG_SitF",
        ]
      ),
      (
        "move",
        ["$sSp14moveInitialize4from5countySpyxG_SitF", "$sSp10moveAssign4from5countySpyxG_SitF"]
      ),
      ("deinitialize", ["$sSp12deinitialize5countSvSi_tF"]),
      ("destroy", ["swift_arrayDestroy"]),
      (
        "copyTo",
        [
          "swift_arrayInitWithCopy", "swift_arrayInitWithTakeNoAlias",
          "swift_arrayInitWithTakeFrontToBack", "swift_arrayInitWithTakeBackToFront",
          "swift_arrayAssignWithCopyNoAlias", "swift_arrayAssignWithCopyFrontToBack",
          "swift_arrayAssignWithCopyBackToFront", "swift_arrayAssignWithTake",
        ]
      ),
      (
        "fill", ["$sSp10initialize9repeating5countyx_SitF", "$sSp6assign9repeating5countyx_SitF"]
      ),
      ("fillBuffer", ["$sSr10initialize9repeatingyx_tF", "$sSr6assign9repeatingyx_tF"]),
      ("take", ["$sSp4movexyF"]),
      ("swapAt", ["$sSr6swapAtyySi_SitF"]),
      ("next", ["$sSR8IteratorV4nextxSgyF"]),
      ("nextByte", ["$sSW8IteratorV4nexts5UInt8VSgyF"]),
      ("copyBytes", ["$sSv10copyMemory4from9byteCountySV_SitF"]),
      ("copyRawBuffer", ["$sSw10copyMemory4fromySW_tF"]),
      (
        "load",
        ["$sSv4load14fromByteOffset2asxSi_xmtlF", "$sSV4load14fromByteOffset2asxSi_xmtlF"]
      ),
      (
        "loadBuffer",
        ["$sSw4load14fromByteOffset2asxSi_xmtlF", "$sSW4load14fromByteOffset2asxSi_xmtlF"]
      ),
      ("initializeMemory", ["$sSv16initializeMemory2as9repeating5countSpyxGxm_xSitlF"]),
      ("setByte", ["$sSwys5UInt8VSicis"]),
      ("readsBytes", ["$ss6HasherV7combine5bytesySW_tF"]),
      (
        "readsText",
        [
          "$sSS10FoundationE10utf8StringSSSgSPys4Int8VG_tcfC",
          "$sSS14validatingUTF8SSSgSPys4Int8VG_tcfC",
          "$s10Foundation8NSStringC10utf8StringACSgSPys4Int8VG_tcfC",
        ]
      ),
      ("getByte", ["$sSwys5UInt8VSicig", "$sSWys5UInt8VSicig"]),
      ("deallocate", ["$sSp10deallocateyyF", "$sSP10deallocateyyF"]),
      ("deallocateBuffer", ["$sSr10deallocateyyF", "$sSR10deallocateyyF"]),
      ("deallocateBytes", ["$sSv10deallocateyyF", "$sSV10deallocateyyF", "free"]),
      ("deallocateBytesBuffer", ["$sSw10deallocateyyF", "$sSW10deallocateyyF"]),
      ("calendar", ["localtime", "gmtime"]),
      ("memcpy", ["memcpy", "memmove", "mempcpy"]),
      ("memset", ["memset"]),
      ("bzero", ["bzero"]),
      ("memcmp", ["memcmp", "bcmp"]),
      ("strlen", ["strlen"]),
      (
        "keyPathRead", ["swift_getAtKeyPath", "swift_getAtPartialKeyPath", "swift_getAtAnyKeyPath"]
      ),
      ("keyPathWrite", ["swift_setAtWritableKeyPath", "swift_setAtReferenceWritableKeyPath"]),
    ]
    var all: [String: String] = [:]
    for (name, symbols) in functions {
      for symbol in symbols { all[symbol] = name }
    }
    return all
  }()

  /// The getter of `errno`, and `Progress.current()`.
  private static let ofThread: Set = [
    "$s5Glibc5errnos5Int32Vvg", "$s10Foundation8ProgressC7currentACSgyFZ",
  ]

  private static let environment: Set = [
    "isatty", "ttyname", "$s20FoundationEssentials11ProcessInfoC8hostNameSSvg",
    "$s20FoundationEssentials6LocaleV7currentACvgZ",
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ",
    "$s20FoundationEssentials8CalendarV7currentACvgZ",
    "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ",
    "$s20FoundationEssentials8TimeZoneV7currentACvgZ",
    "$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ",
    "$s10Foundation6BundleC4mainACvgZ",
  ]

  /// Pointers and buffers of the standard library, by how their members begin.
  private static let pointers = ["$sSp", "$sSP", "$sSr", "$sSR", "$sSw", "$sSW", "$sSv", "$sSV"]

  /// Their members that touch nothing that they lead to, and those that end it.
  private static let harmless = [
    "8allocate", "10deallocate", "9hashValue", "4hash4into", "5count",
    "11baseAddress", "12makeIterator", "7isEmpty", "10startIndex", "8endIndex", "5index",
    "7indices", "8distance", "8advanced", "9debugDescription", "16debugDescription",
    "10bindMemory", "14assumingMemory", "10rebasing", "5start",
  ]

  /// Functions of other types that go through pointers, by how they begin.
  private static let others = [
    "$sSS7cString", "$ss11AnyIteratorV4next", "$sSS8decoding2as", "$s8Dispatch0A4DataV5bytes",
    "$s15ModeledDispatch0B4DataV5bytes",
    // Foundation follows the key path of a comparator.
    "$sST20FoundationEssentialsE6sorted5using", "$sSM20FoundationEssentialsSkRzrlE4sort5using",
    // Reflection reads what an object stores.
    "$ss4dump_", "$s18ModeledConcurrency4dump_", "$ss8UTF8SpanV10validating",
    "qsort", "memchr", "memmem", "bsearch", "strcat", "strncpy",
  ]

  /// Whether a function is a member of a pointer or a buffer.
  static func isOfPointer(_ symbol: String) -> Bool { pointers.contains(where: symbol.hasPrefix) }

  private static func lends(_ symbol: String) -> Bool {
    symbol.contains("11bytesNoCopy") || symbol.hasPrefix("$ss6MirrorV10reflecting")
  }

  private static func touches(_ symbol: String) -> Bool {
    if others.contains(where: symbol.hasPrefix) { return true }
    // An element of a slice, which may be one of a buffer.
    if symbol.hasPrefix("$ss5SliceV"), symbol.contains("y7ElementQz5IndexQzci") { return true }
    guard let pointer = pointers.first(where: symbol.hasPrefix) else { return false }
    let member = symbol.dropFirst(pointer.count)
    let isFunction = ["F", "g", "s", "M", "r"].contains(where: member.hasSuffix)
    if member.hasPrefix("ys5SliceV") { return !member.hasSuffix("ig") }
    return isFunction && !harmless.contains(where: member.hasPrefix)
  }
}
