import Channel
import Checking
import Testing

@Suite("Calls of libraries in a module in LLVM's language")
struct LibraryCallsTests {
  private func rewrite(
    _ lines: String, declaring declarations: String..., exchangesWeakly: Bool = false
  ) throws -> [String] {
    let text =
      "; a module\n"
      + "define hidden swiftcc void @\"$s1m1fyyF\"(ptr %0, ptr %1) #0 {\nentry:\n"
      + lines + "\n  ret void\n}\n"
      + declarations.map { "\ndeclare \($0)\n" }.joined()
      + "\nattributes #0 = { sanitize_thread }\n"
    var bytes = Array(text.utf8)
    try InstrumentedRepresentation.rewrite(&bytes, exchangesWeakly: exchangesWeakly)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What stands before the line that has some words.
  private func before(_ words: String, in lines: [String]) throws -> String {
    let index = try #require(lines.firstIndex { $0.contains(words) })
    return lines[index - 1]
  }

  @Test("a copy is told with the arguments and the line, without what is said of them")
  func copies() throws {
    let count = #"i64 ptrtoint (ptr @"a, b" to i64)"#
    let type = "ptr getelementptr (i8, ptr @t, i64 1)"
    let lines = try rewrite(
      #"  call swiftcc void @"$sSp6assign4from5countySPyxG_SitF""#
        + "(ptr noalias %0, \(count), ptr align 8 %1, \(type)), !dbg !7, !x !8",
      declaring: #"swiftcc void @"$sSp6assign4from5countySPyxG_SitF"(ptr, i64, ptr, ptr) #0"#)
    #expect(
      try before("swiftcc void @\"$sSp6", in: lines)
        == "  call void @__tsan_library_copy(ptr %0, \(count), ptr %1, \(type)), !dbg !7")
    #expect(lines.contains("declare void @__tsan_library_copy(ptr, i64, ptr, ptr)"))
  }

  @Test("nothing is told of a function that touches nothing, nor of one of a longer name")
  func harmless() throws {
    let lines = try rewrite(
      "  %2 = call ptr @memcpyish(ptr %0, ptr %1, i64 8)\n"
        + "  call swiftcc void @\"$s4main8harmlessyyF\"(ptr %0, ptr %1)",
      declaring: "ptr @memcpyish(ptr, ptr, i64)", "swiftcc void @\"$s4main8harmlessyyF\"(ptr, ptr)")
    #expect(!lines.contains { $0.contains("__tsan_library") })
  }

  @Test("what goes through a pointer in an unknown way is told to be unseen")
  func unseen() throws {
    let lines = try rewrite(
      "  call swiftcc void @\"$sSr8doesThatyyF\"(i64 %0, i64 %1)",
      declaring: "swiftcc void @\"$sSr8doesThatyyF\"(i64, i64)")
    #expect(try before("doesThat", in: lines) == "  call void @__tsan_library_unseen()")
  }

  @Test("a library that gets the address of a variable reads it, but for a temporary one")
  func borrowed() throws {
    let lines = try rewrite(
      "  %4 = alloca %Ts\n  %5 = getelementptr inbounds nuw %Ts, ptr %0, i32 0, i32 1\n"
        + "  call swiftcc void @\"$sSM4partyyF\"(ptr noalias sret(%swift.opaque) %3, ptr noalias %4, "
        + "ptr noalias dereferenceable(16) %5, ptr noalias swiftself @\"$s1m1vSaySiGvp\"), !dbg !7",
      declaring: "swiftcc void @\"$sSM4partyyF\"(ptr, ptr, ptr, ptr)")
    let call = try #require(lines.firstIndex { $0.contains("sret") })
    #expect(
      lines[call - 2..<call] == [
        "  call void @__tsan_library_reads(ptr %5, i64 16), !dbg !7",
        "  call void @__tsan_library_reads(ptr @\"$s1m1vSaySiGvp\", i64 1), !dbg !7",
      ])
    #expect(!lines[call - 3].contains("library"))
  }

  @Test("an array that is given as a pointer, and a box in place, may change")
  func arraysAndBoxes() throws {
    let lines = try rewrite(
      "  call swiftcc void @\"$sSa15reserveCapacityyySiF\"(i64 0, ptr %2, ptr swiftself %0)\n"
        + "  call swiftcc void @\"$sSa15reserveCapacityyySiF\"(i64 9, ptr %2, ptr swiftself %0)\n"
        + "  %3 = call ptr @__swift_mutable_project_boxed_opaque_existential_1(ptr %1, ptr %2)",
      declaring: "swiftcc void @\"$sSa15reserveCapacityyySiF\"(i64, ptr, ptr)",
      "ptr @__swift_mutable_project_boxed_opaque_existential_1(ptr, ptr)")
    let write = "  call void @__tsan_library_writes(ptr"
    #expect(try before("(i64 0, ptr %2", in: lines) == "\(write) %0, i64 8)")
    #expect(try !before("(i64 9, ptr %2", in: lines).contains("library"))
    #expect(try before("%3 = call", in: lines) == "\(write) %1, i64 8)")
  }

  @Test("a function of C is told with what it reads and writes, in the order of its list")
  func functionsOfC() throws {
    let lines = try rewrite(
      "  %2 = call i64 @strtol(ptr noundef %0, ptr %1, i32 10), !dbg !7\n"
        + "  %3 = call ptr @strsep(ptr %0, ptr %1)\n  %4 = call i32 @abs(i32 1)",
      declaring: "i64 @strtol(ptr, ptr, i32)", "ptr @strsep(ptr, ptr)", "i32 @abs(i32)")
    let call = try #require(lines.firstIndex { $0.contains("@strtol(ptr noundef") })
    #expect(
      lines[call - 2..<call] == [
        "  call void @__tsan_library_readsText(ptr %0), !dbg !7",
        "  call void @__tsan_library_writes(ptr %1, i64 8), !dbg !7",
      ])
    #expect(try before("@strsep(ptr %0", in: lines) == "  call void @__tsan_library_unseen()")
    #expect(try !before("@abs(i32 1", in: lines).contains("library"))
  }

  private static let table = """
      %2 = load ptr, ptr %0, align 8, !dbg !3
      %3 = getelementptr inbounds ptr, ptr %2, i64 83, !dbg !3
      %4 = load ptr, ptr %3, align 8, !dbg !3, !invariant.load !4
      %5 = call swiftcc i64 %4(ptr swiftself %0), !dbg !3
    """

  @Test("a method is told with its object, found by its name or in the object's table")
  func methods() throws {
    let symbol = "$s10Foundation15NSMutableStringC6appendyySSF"
    let lines = try rewrite(
      Self.table + "\n  call swiftcc void @\"\(symbol)\"(i64 1, ptr swiftself %1)",
      declaring: "swiftcc void @\"\(symbol)\"(i64, ptr swiftself)")
    #expect(
      try before("i64 %4(", in: lines)
        == "  call void @__tsan_library_virtualMethod(ptr %4, ptr %0), !dbg !3")
    let index = try #require(lines.firstIndex { $0.contains("swiftcc void @\"\(symbol)\"") })
    let told = lines[..<index].reversed().prefix { $0.contains("__tsan_library_") }
    #expect(told.contains("  call void @__tsan_library_method(ptr @\"\(symbol)\", ptr %1)"))
  }

  @Test("a program without such objects pays nothing for methods")
  func none() throws {
    #expect(try !rewrite(Self.table).contains { $0.contains("__tsan_library_") })
  }

  @Test(
    "a weak exchange is told where the program asks for one, and not the library's in its loops")
  func weak() throws {
    let exchange = "  %2 = cmpxchg weak ptr %0, i64 1, i64 2 acquire acquire, align 8"
    #expect(try !rewrite(exchange).contains { $0.contains("__tsan_library_") })
    let lines = try rewrite(exchange, exchangesWeakly: true)
    #expect(try before("cmpxchg", in: lines).hasPrefix("  call void @__tsan_library_assume(i32"))
  }

  @Test("a call that is written in another way is an error of ours, and no gap")
  func odd() {
    #expect(throws: ToolError.self) {
      try rewrite("  %2 = call ptr @memcpy(ptr %0, ptr %1", declaring: "ptr @memcpy(ptr, ptr, i64)")
    }
  }

  @Test(
    "what a method does to its object follows from its class and name",
    arguments: [
      ("$s10Foundation14NSMutableArrayC3addyyypF", ObjectMethod.writes),
      ("$s10Foundation7NSArrayC5countSivg", .reads),
      ("$s10Foundation14NSMutableArrayCyypSicis", .writes),
      ("$s10Foundation14NSMutableArrayCACycfC", nil),
      ("$s10Foundation12NSCountedSetC5count3forSiyp_tF", .reads),
      ("$s10Foundation16NSDateComponentsC4yearSivs", .writes),
      ("$s10Foundation16NSDateComponentsC4yearSivg", .reads),
      ("$s10Foundation20ISO8601DateFormatterC6string4fromSS0A10Essentials0C0V_tF", .writes),
      ("$s10Foundation13DateFormatterC10dateFormatSSSgvs", .changes),
      ("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF", .looks),
      ("$s20FoundationEssentials11JSONEncoderC16outputFormattingAC06OutputD0VvM", .modifiesLocked),
      ("$s20FoundationEssentials11JSONDecoderC11allowsJSON5SbvM", .modifies),
      ("$s10Foundation8ProgressC18completedUnitCounts5Int64Vvs", .changesAll),
      ("$s10Foundation8ProgressC18completedUnitCounts5Int64VvM", .modifiesAll),
      ("$s10Foundation8ProgressC11isCancelledSbvg", .looksAtAll),
      ("$s10Foundation7NSCacheC9setObject_6forKeyyq__xtF", .changesItems),
      ("$s10Foundation7NSCacheC6object6forKeyq_Sgx_tF", .looks),
      ("$s10Foundation7NSCacheC10countLimitSivs", .writesProperty),
      ("$s10Foundation7NSCacheC10countLimitSivM", .modifiesProperty),
      ("$s10Foundation7NSCacheCACyxq_GycfC", nil),
      ("$s4main14NSMutableArrayC3addyyypF", nil), ("main", nil), ("$ss", nil),
    ])
  func objects(symbol: String, method: ObjectMethod?) {
    #expect(ObjectMethod(symbol) == method)
  }
}
