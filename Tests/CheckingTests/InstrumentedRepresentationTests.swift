import Channel
import Checking
import Testing

@Suite("A module in LLVM's language, instrumented")
struct InstrumentedRepresentationTests {
  private static let copy = """
    define linkonce_odr hidden ptr @"$s1m5ThreeVWOc"(ptr %0, ptr %1) #1 !dbg !5 {
    entry:
      ret ptr %1
    }
    """
  private static let generic = """
    define hidden swiftcc void @"$s1m3BoxC3getxyF"(ptr noalias sret(%swift.opaque) %0, ptr %"a (b"):1) #0 {
    entry:
      %"Pair<A, B>.valueWitnesses" = load ptr, ptr %8, align 8, !invariant.load !22
      %9 = getelementptr inbounds ptr, ptr %"Pair<A, B>.valueWitnesses", i32 2, !dbg !9
      %InitializeWithCopy12 = load ptr, ptr %9, align 8, !dbg !9
      %10 = call ptr %InitializeWithCopy12(ptr noalias getelementptr (i8, ptr @"x", i64 1), ptr %7, ptr %V) #7, !dbg !9
      ret void
    }
    """
  private static let metadata = """
    define linkonce_odr hidden ptr @"$s1m3BoxCMa"(ptr %0) #1 {
    entry:
      %InitializeWithCopy = load ptr, ptr %0, align 8
      %2 = call ptr %InitializeWithCopy(ptr %0, ptr %0, ptr %0) #7
      ret ptr %2
    }
    """
  private static func deinitializer(line: Int) -> String {
    """
    define hidden swiftcc ptr @"$s1m5TokenCfd"(ptr swiftself %0) #2 !dbg !5 {
    entry:
      store i64 1, ptr %0, align 8, !dbg !6
      ret ptr %0, !dbg !7
    }

    define hidden swiftcc void @"$s1m5TokenCfD"(ptr swiftself %0) #2 !dbg !8 {
    entry:
      ret void, !dbg !9
    }
    !6 = !DILocation(line: \(line), scope: !5)
    !7 = !DILocation(line: 0, scope: !5)
    """
  }
  private static let attributes = """
    attributes #0 = { sanitize_thread "frame-pointer"="all" }
    attributes #1 = { noinline "frame-pointer"="all" }
    attributes #2 = { "frame-pointer"="all" "sanitize_thread_no_checking_at_run_time" }
    attributes #7 = { nounwind }
    """

  private func rewrite(_ functions: String...) throws -> String {
    let text = (["; a module"] + functions + [Self.attributes, ""]).joined(separator: "\n")
    var bytes = Array(text.utf8)
    try InstrumentedRepresentation.rewrite(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("an outlined copy is instrumented, and stands where its accesses are its callers'")
  func copies() throws {
    let text = try rewrite(Self.copy)
    #expect(text.contains(#"(ptr %0, ptr %1) #8 section "interleave_copies" !dbg !5 {"#))
    #expect(text.contains(#"attributes #8 = { sanitize_thread noinline "frame-pointer"="all" }"#))
  }

  @Test("a deinitialiser of the program is instrumented, and told apart with what ends the object")
  func deinitializers() throws {
    let text = try rewrite(Self.deinitializer(line: 3))
    #expect(
      text.contains(#"TokenCfd"(ptr swiftself %0) #8 section "interleave_endings" !dbg !5 {"#))
    #expect(
      text.contains(#"TokenCfD"(ptr swiftself %0) #2 section "interleave_endings" !dbg !8 {"#))
    #expect(text.contains(#"attributes #8 = { sanitize_thread "frame-pointer"="all""#))
    #expect(
      !text.contains(#"{ sanitize_thread "frame-pointer"="all" "sanitize_thread_no_checking"#))
  }

  @Test("one that the compiler made is left as it is")
  func madeDeinitializers() throws {
    let before = Self.deinitializer(line: 0)
    #expect(try rewrite(before).contains(before))
  }

  @Test("what generic code copies is told before, with the same arguments and line")
  func witnesses() throws {
    let lines = try rewrite(Self.generic).split(separator: "\n")
    let call = try #require(lines.firstIndex { $0.contains("%10 = call") })
    let arguments =
      #"(ptr noalias getelementptr (i8, ptr @"x", i64 1), ptr %7, ptr %V) #7, !dbg !9"#
    #expect(lines[call - 1] == "  call void @__tsan_witness_InitializeWithCopy" + arguments)
    #expect(lines.contains("declare void @__tsan_witness_InitializeWithCopy(ptr, ptr, ptr)"))
  }

  @Test("the accessors of metadata stay as they are")
  func accessors() throws {
    let text = try rewrite(Self.metadata)
    #expect(text.contains(Self.metadata) && !text.contains("__tsan_witness"))
  }

  @Test(
    "what is written in another way is an error of ours, and no gap",
    arguments: [
      // A table's entry under another name, and one that nobody knows.
      generic.replacing("%InitializeWithCopy12 = ", with: "%Copies = "),
      generic.replacing("i32 2, !dbg", with: "i32 14, !dbg"),
      generic.replacing(#"B>.valueWitnesses", i32 2"#, with: #"B>.valueWitnesses", i8 2"#),
      // Values without names.
      copy.replacing("entry:\n", with: ""),
      copy.replacing("#1 ", with: "#3 "),
      copy.replacing("#1 ", with: ""),
      copy.replacing("\n}", with: "\n }"),
      copy.replacing("\"(ptr", with: "\" (ptr"),
      copy + "\n\0",
      copy + "\nattributes #9 = nothing",
    ])
  func odd(function: String) {
    #expect(throws: ToolError.self) { try rewrite(function) }
  }

  @Test(
    "what the compiler adds is told apart by its symbol",
    arguments: [
      ("$s1m5ThreeVWOc", CompilerFunction.copy), ("$sSiSgWOd_0", .copy), ("$s1m1P_pWOb", .copy),
      ("__swift_assign_boxed_opaque_existential_1", .copy), ("$s1m5ThreeVwcp", .witness),
      ("__swift_memcpy48_8", .witness), ("$s1m3BoxCMa", .runtime), ("$sSaySSGSayxGSlsWl", .runtime),
      ("__swift_instantiateConcreteTypeFromMangledName", .runtime), ("$s1m5ThreeVWOh", nil),
      ("$s1m3BoxC3getxyF", nil), ("main", nil),
    ])
  func kinds(symbol: String, kind: CompilerFunction?) {
    #expect(CompilerFunction(symbol) == kind)
  }
}
