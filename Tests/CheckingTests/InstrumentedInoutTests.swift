import Checking
import Testing

@Suite("Marks of inout accesses in a module in LLVM's language")
struct InstrumentedInoutTests {
  private func rewrite(_ function: String) throws -> String {
    let attributes = "attributes #0 = { sanitize_thread \"frame-pointer\"=\"all\" }"
    var bytes = Array(["; a module", function, attributes, ""].joined(separator: "\n").utf8)
    try InstrumentedRepresentation.rewrite(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let mark = "__tsan_external_write"

  /// `box.count += 1`, with what may stand elsewhere in it.
  private static func addition(
    call: String = "", part: String = "i32 0", predecessors: String = "%entry",
    trap: String = "call void @llvm.trap(), !dbg !82"
  ) -> String {
    """
    define hidden swiftcc void @"$s1m3addyyF"(ptr %8) #0 {
    entry:
      call void @__tsan_external_write(ptr %8, ptr null, ptr inttoptr (i64 1 to ptr)) #2, !dbg !87
      %._value = getelementptr inbounds nuw %TSi, ptr %8, i32 0, i32 0, !dbg !89
      %9 = load i64, ptr %._value, align 8, !dbg !89
    \(call)  %10 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %9, i64 1), !dbg !89
      %11 = extractvalue { i64, i1 } %10, 0, !dbg !89
      %12 = extractvalue { i64, i1 } %10, 1, !dbg !89
      %13 = call i1 @llvm.expect.i1(i1 %12, i1 false), !dbg !89
      br i1 %13, label %52, label %14, !dbg !89

    14:                                               ; preds = \(predecessors)
      %._value2 = getelementptr inbounds nuw %TSi, ptr %8, i32 0, \(part), !dbg !89
      store i64 %11, ptr %._value2, align 8, !dbg !89
      ret void, !dbg !90

    52:                                               ; preds = %entry
      \(trap)
      unreachable, !dbg !89
    }
    """
  }

  @Test("an addition in place is what it reads and what it writes")
  func additions() throws {
    let text = try rewrite(Self.addition())
    #expect(!text.contains(Self.mark))
    #expect(text.contains("%9 = load i64, ptr %._value"))
    #expect(text.contains("store i64 %11, ptr %._value2"))
  }

  @Test("a global variable is added to in the same way")
  func globals() throws {
    let text = try rewrite(Self.addition().replacing("ptr %8", with: "ptr @\"$s1m5countSivp\""))
    #expect(!text.contains(Self.mark))
  }

  @Test("the mark stays where something else may be done with the address")
  func others() throws {
    for text in [
      Self.addition(call: "  call void @other(ptr %8), !dbg !89\n"),
      Self.addition(part: "i32 1"),
      Self.addition(predecessors: "%entry, %15"),
      Self.addition(trap: "call void @slowly(ptr %8), !dbg !82"),
    ] {
      #expect(try rewrite(text).contains(Self.mark), "\(text)")
    }
  }

  @Test("the mark stays where it is what the pass leaves out: a read before a write in one block")
  func oneBlock() throws {
    let text = try rewrite(
      """
      define hidden swiftcc void @"$s1m3addyyF"(ptr %8) #0 {
      entry:
        call void @__tsan_external_write(ptr %8, ptr null, ptr inttoptr (i64 1 to ptr)) #2, !dbg !87
        %9 = load i64, ptr %8, align 8, !dbg !89
        %10 = add i64 %9, 1, !dbg !89
        store i64 %10, ptr %8, align 8, !dbg !89
        ret void, !dbg !90
      }
      """)
    #expect(text.contains(Self.mark))
  }
}
