import Checking
import Testing

@Suite("Additions and traps in a module in LLVM's language")
struct InstrumentedUpdatesTests {
  private static let attributes = """
    attributes #0 = { sanitize_thread "frame-pointer"="all" }
    """

  private func rewrite(_ function: String) throws -> String {
    var bytes = Array(["; a module", function, Self.attributes, ""].joined(separator: "\n").utf8)
    try InstrumentedRepresentation.rewrite(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `n.add(1, ordering: .releasing)`, with another loop's end between the load and the loop.
  private static func addition(loaded: String = "monotonic", between: String = "") -> String {
    """
    define hidden swiftcc void @"$s1m3addyyF"(ptr %n) #0 {
    entry:
      br label %12

    12:                                               ; preds = %entry
      %13 = load atomic i64, ptr %n \(loaded), align 8, !dbg !80
    \(between)  br label %15, !dbg !80

    14:                                               ; No predecessors!
      br label %14

    15:                                               ; preds = %26, %12
      %16 = phi i64 [ %13, %12 ], [ %23, %26 ], !dbg !80
      %17 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %16, i64 1), !dbg !80
      %18 = extractvalue { i64, i1 } %17, 0, !dbg !80
      %19 = extractvalue { i64, i1 } %17, 1, !dbg !80
      %20 = call i1 @llvm.expect.i1(i1 %19, i1 false), !dbg !80
      br i1 %20, label %28, label %21, !dbg !80

    21:                                               ; preds = %15
      %22 = cmpxchg weak ptr %n, i64 %16, i64 %18 release monotonic, align 8, !dbg !80
      ret void
    }
    """
  }

  @Test("the loop of an addition is one update")
  func additions() throws {
    let lines = try rewrite(Self.addition()).split(separator: "\n")
    #expect(
      lines.contains("  %13 = call i64 @__tsan_atomic64_begin_update(ptr %n, i32 3), !dbg !80"))
    let end = try #require(
      lines.firstIndex(
        of: "  call void @__tsan_atomic64_end_update(ptr %n, i64 %18, i32 3), !dbg !80"))
    #expect(
      lines[end + 1]
        == "  %22 = insertvalue { i64, i1 } { i64 0, i1 true }, i64 %16, 0, !dbg !80")
    #expect(!lines.contains { $0.contains("cmpxchg") || $0.contains("load atomic") })
    #expect(lines.contains("declare i64 @__tsan_atomic64_begin_update(ptr, i32)"))
  }

  @Test(
    "a loop that looks or does something else stays as it is",
    arguments: [("acquire", ""), ("monotonic", "  call void @other()\n")])
  func otherLoops(loaded: String, between: String) throws {
    let before = Self.addition(loaded: loaded, between: between)
    #expect(try rewrite(before).contains(before))
  }

  @Test("a trap has the line of the expression that traps, and says before it which check fails")
  func traps() throws {
    let text = try rewrite(
      """
      define hidden swiftcc void @"$s1m3addyyF"() #0 {
      entry:
        call void @llvm.trap(), !dbg !82
        unreachable, !dbg !82
      }
      !80 = !DILocation(line: 7, column: 3, scope: !81)
      !82 = !DILocation(line: 0, scope: !83, inlinedAt: !80)
      !83 = distinct !DISubprogram(name: "Swift runtime failure: arithmetic overflow", scope: !84)
      """)
    #expect(
      text.contains(
        """
          call void @__tsan_trap_reason(ptr @interleave.trap.0), !dbg !80
          call void @llvm.trap(), !dbg !80

        """))
    #expect(
      text.contains(
        """
        @interleave.trap.0 = private constant [43 x i8] c"Swift runtime failure: arithmetic overflow\\00"
        """))
  }
}
