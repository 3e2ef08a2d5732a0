/// A function of the runtime that reads or writes which case a value has, where generic code does not know the layout
/// of an enumeration with several payloads.
///
/// `Enum.h` of the runtime. What it touches, the code that calls it touches; a payload without any bytes leaves no
/// other trace.
enum EnumTagCall: String, CaseIterable {
  case get = "swift_getEnumCaseMultiPayload"
  case store = "swift_storeEnumTagMultiPayload"

  /// The function that is told of a call, with the same arguments; `witnesses.c` of CExploration has it.
  var observer: String { "__tsan_" + rawValue }

  /// The types of its parameters in the IR.
  var parameters: String {
    switch self {
    case .get: "ptr, ptr"
    case .store: "ptr, ptr, i32"
    }
  }
}
