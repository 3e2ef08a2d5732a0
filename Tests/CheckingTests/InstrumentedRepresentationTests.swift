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

  private func rewrite(_ functions: String..., refersUnsafely: Bool = false) throws -> String {
    let text = (["; a module"] + functions + [Self.attributes, ""]).joined(separator: "\n")
    var bytes = Array(text.utf8)
    try InstrumentedRepresentation.rewrite(&bytes, refersUnsafely: refersUnsafely)
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

  @Test("where references are not counted, what ends an object stands apart in any case")
  func allEndings() throws {
    let text = try rewrite(Self.deinitializer(line: 0), refersUnsafely: true)
    #expect(text.contains(#"TokenCfD"(ptr swiftself %0) #2 section "interleave_all_endings" !dbg"#))
    #expect(!text.contains(#"TokenCfd"(ptr swiftself %0) #2 section"#))
  }

  @Test("what generic code copies is told before, with the same arguments and line")
  func witnesses() throws {
    let lines = try rewrite(Self.generic).split(separator: "\n")
    let call = try #require(lines.firstIndex { $0.contains("%10 = call") })
    // Without "#7": a function that only reads may be left out if nobody needs its result.
    let arguments =
      #"(ptr noalias getelementptr (i8, ptr @"x", i64 1), ptr %7, ptr %V), !dbg !9"#
    #expect(lines[call - 1] == "  call void @__tsan_witness_InitializeWithCopy" + arguments)
    #expect(lines.contains("declare void @__tsan_witness_InitializeWithCopy(ptr, ptr, ptr)"))
  }

  /// `let seen = counter`, the read of something else beside it, a scope that a brace opens, and what comes after it.
  private static let declaration = """
    define hidden swiftcc void @"$s1m3addyyF"(ptr %n) #0 !dbg !3 {
    entry:
      %0 = load i64, ptr @"$s1m7counterSivp", align 8, !dbg !11
      %1 = load i64, ptr %n, align 8, !dbg !13
      %2 = load i64, ptr %n, align 8, !dbg !15
      %3 = load i64, ptr %m, align 8, !dbg !9
      %4 = load i64, ptr %n, align 8, !dbg !11
      ret void, !dbg !8
    }
    !3 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 5)
    !8 = !DILocation(line: 9, column: 3, scope: !10)
    !9 = !DILocation(line: 8, column: 3, scope: !16)
    !10 = distinct !DILexicalBlock(scope: !3, file: !2, line: 6, column: 9)
    !11 = !DILocation(line: 0, scope: !10)
    !12 = !DILocation(line: 6, column: 9, scope: !10)
    !13 = !DILocation(line: 0, scope: !14)
    !14 = distinct !DILexicalBlock(scope: !3, file: !2, line: 6, column: 16)
    !15 = !DILocation(line: 0, scope: !16)
    !16 = distinct !DILexicalBlock(scope: !10, file: !2, line: 7, column: 12)
    """

  @Test("what a declaration reads gets its line, and other reads that of what comes next")
  func lines() throws {
    let text = try rewrite(Self.declaration)
    #expect(text.contains(#"%0 = load i64, ptr @"$s1m7counterSivp", align 8, !dbg !17"#))
    #expect(text.contains("!17 = !DILocation(line: 6, column: 9, scope: !10)"))
    #expect(text.contains("%1 = load i64, ptr %n, align 8, !dbg !18"))
    #expect(text.contains("!18 = !DILocation(line: 6, column: 16, scope: !14)"))
    // A brace opens its scope, and something else has come behind the declared name.
    #expect(text.contains("%2 = load i64, ptr %n, align 8, !dbg !9"))
    #expect(text.contains("%4 = load i64, ptr %n, align 8, !dbg !8"))
  }

  @Test("the words of one value are one access, and those of two variables are not")
  func values() throws {
    let text = try rewrite(
      """
      define hidden swiftcc void @"$s1m4copyyyF"(ptr %box) #0 {
      entry:
        %1 = getelementptr inbounds nuw %T1m3BoxC, ptr %box, i32 0, i32 1, !dbg !9
        %.x = getelementptr inbounds nuw %T1m4PairV, ptr %1, i32 0, i32 0, !dbg !9
        %2 = load i64, ptr %.x, align 8, !dbg !9
        %.y = getelementptr inbounds nuw %T1m4PairV, ptr %1, i32 0, i32 1, !dbg !9
        %3 = load ptr, ptr %.y, align 8, !dbg !9
        %4 = getelementptr inbounds nuw %T1m3BoxC, ptr %box, i32 0, i32 2, !dbg !9
        %5 = load i64, ptr %4, align 8, !dbg !9
        store i64 %2, ptr @"$s1m1ps", align 8, !dbg !10
        store ptr %3, ptr getelementptr inbounds nuw (%T1m4PairV, ptr @"$s1m1ps", i32 0, i32 1), align 8, !dbg !10
        store i64 %5, ptr @"$s1m1qs", align 8, !dbg !10
        store i64 %5, ptr @"$s1m1qs", align 8, !dbg !11
        ret void
      }
      """)
    let lines = text.split(separator: "\n").filter { $0.contains("volatile") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("  %3 = load volatile ptr, ptr %.y") == true)
    #expect(lines.last?.hasPrefix("  store volatile ptr %3, ptr getelementptr") == true)
  }

  @Test("a continuation is told to be resumed before anything is put into its task")
  func continuations() throws {
    func resume(_ task: String) throws -> String {
      try rewrite(
        """
        define linkonce_odr hidden swiftcc void @"$sScc6resume9returningyxn_tF"(ptr noalias %0, ptr %1, ptr %T) #0 {
        entry:
          %2 = load ptr, ptr %1, align 8
          call swiftcc void @swift_continuation_resume(ptr \(task)) #2
          ret void
        }
        """)
    }
    let text = try resume("%1")
    #expect(text.contains("entry:\n  call void @__tsan_resume_continuation(ptr %1)\n  %2 = load"))
    #expect(text.contains("declare void @__tsan_resume_continuation(ptr)"))
    #expect(throws: ToolError.self) { try resume("%2") }
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

  @Test(
    "the bytes of an access follow from the type that is loaded or stored",
    arguments: [
      ("i24, ptr %1", 3), ("i1 %2, ptr %1", 1), ("x86_fp80 %3, ptr @x", 10),
      ("<4 x double>, ptr %1", 32), ("<8 x float> %2, ptr %1", 32), ("<3 x i8>, ptr %1", 3),
      ("<2 x ptr>, ptr %1", 16), ("<64 x i1>, ptr %1", 8), ("{ i64, i1 }, ptr %1", nil),
      ("<vscale x 4 x i32>, ptr %1", nil),
    ] as [(String, Int?)])
  func bytes(type: String, bytes: Int?) {
    #expect(InstrumentedRepresentation.bytes(of: type) == bytes)
  }
}
