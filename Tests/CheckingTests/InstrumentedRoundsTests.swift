import Checking
import Testing

@Suite("Loops that only look in a module in LLVM's language")
struct InstrumentedRoundsTests {
  private static let attributes = """
    attributes #0 = { sanitize_thread "frame-pointer"="all" }
    attributes #1 = { "frame-pointer"="all" }
    """
  private static let end = "  call void @__tsan_round_ends()"

  /// The lines of a module's text, as they are compiled.
  private func rewrite(_ functions: String) throws -> [Substring] {
    var bytes = Array(["; a module", functions, Self.attributes, ""].joined(separator: "\n").utf8)
    try InstrumentedRepresentation.rewrite(&bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// The loop of `while !ready.load(ordering: .acquiring) { … }`.
  ///
  /// - Parameters:
  ///   - head: What the head of the loop does before it looks.
  ///   - look: How it looks.
  ///   - round: What the loop does then.
  ///   - branch: How the round ends.
  private static func waiting(
    head: String = "", look: String = "load atomic i8, ptr @ready acquire, align 1",
    round: String = "", branch: String = "br label %1"
  ) -> String {
    """
    define hidden swiftcc void @"$s1m5awaityyF"(ptr %0) #0 {
    entry:
      %now.debug = alloca i8, align 1
      %rounds = alloca i64, align 8
      br label %1

    1:                                                ; preds = %5, %entry
    \(head)  %2 = \(look), !dbg !80
      %3 = trunc i8 %2 to i1, !dbg !80
      %4 = xor i1 %3, true, !dbg !80
      br i1 %4, label %5, label %9, !dbg !80

    5:                                                ; preds = %1
    \(round)  \(branch), !dbg !80

    9:                                                ; preds = %1
      %10 = load i64, ptr %rounds, align 8, !dbg !80
      ret void, !dbg !80
    }
    """
  }

  private static let harmlessLoops: [String] = [
    waiting(round: "  store i8 %2, ptr %now.debug, align 1\n"),
    waiting(round: "  %6 = call i32 @sched_yield()\n"),
    waiting(round: "  %6 = load i64, ptr %0, align 8\n"),
    waiting(
      round:
        "  %6 = call ptr @swift_retain(ptr returned %0) #1\n  call void @swift_release(ptr %0) #1\n"
    ),
    waiting(head: "  %7 = call swiftcc ptr @\"$s1m5ready1AVvau\"()\n"),
    waiting(look: "atomicrmw xchg ptr @ready, i8 1 acquire, align 1"),
  ]

  private static let otherLoops: [String] = [
    // It stores to what is read later, or to what others may have.
    waiting(round: "  store i64 1, ptr %rounds, align 8\n"),
    waiting(round: "  store i64 1, ptr %0, align 8\n"),
    waiting(round: "  store atomic i8 1, ptr @ready release, align 1\n"),
    // It calls what is not known, by name or by a pointer.
    waiting(round: "  call swiftcc void @other()\n"),
    waiting(round: "  call swiftcc void %0(ptr @\"$s1m4loadyyF\")\n"),
    waiting(round: "  %6 = call i32 @usleep(i32 1)\n"),
    // It keeps an object in each round.
    waiting(round: "  %6 = call ptr @swift_retain(ptr returned %0) #1\n"),
    // A value passes from one round into the next.
    waiting(head: "  %6 = phi i64 [ 0, %entry ], [ 1, %5 ]\n"),
    // A global variable may be made in the middle of a round.
    waiting(round: "  %6 = call swiftcc ptr @\"$s1m5other1AVvau\"()\n"),
    // It may end although a branch leads back.
    waiting(branch: "br i1 %3, label %1, label %9"),
    // It looks at nothing that is atomic.
    waiting(look: "load i8, ptr %0, align 1"),
    // It may fail although the value is the expected one.
    waiting(
      round: "  %6 = cmpxchg weak ptr @ready, i8 0, i8 1 acquire acquire, align 1\n"),
    // There is another way into it.
    waiting().replacing(
      "ptr %rounds, align 8, !dbg !80\n  ret void",
      with: "ptr %rounds, align 8, !dbg !80\n  br label %5"
    ).replacing("  br label %1\n", with: "  br i1 true, label %1, label %5\n"),
  ]

  @Test("the end of a round is told before the branch back")
  func loop() throws {
    let lines = try rewrite(Self.waiting())
    let end = try #require(lines.firstIndex { $0 == Self.end })
    #expect(lines[end + 1] == "  br label %1, !dbg !80")
    #expect(lines.count { $0 == Self.end } == 1)
    #expect(lines.contains("declare void @__tsan_round_ends()"))
  }

  @Test("a loop may do what no later round can notice", arguments: harmlessLoops)
  func harmless(_ loop: String) throws {
    #expect(try rewrite(loop).contains { $0 == Self.end })
  }

  @Test(
    "nothing is told of a loop of which a later round may notice something", arguments: otherLoops)
  func others(_ loop: String) throws {
    #expect(try !rewrite(loop).contains { $0 == Self.end })
  }

  @Test("a function that only looks may be called; one that is not told may not")
  func functions() throws {
    func module(group: Int, round: String = "") -> String {
      Self.waiting(look: "call swiftcc i8 @\"$s1m4lookyyF\"()") + """


        define hidden swiftcc i8 @"$s1m4lookyyF"() #\(group) {
        entry:
        \(round)  %0 = load atomic i8, ptr @ready acquire, align 1, !dbg !80
          ret i8 %0, !dbg !80
        }
        """
    }
    #expect(try rewrite(module(group: 0)).contains { $0 == Self.end })
    #expect(try !rewrite(module(group: 1)).contains { $0 == Self.end })
    let stores = "  store i64 1, ptr @rounds, align 8\n"
    #expect(try !rewrite(module(group: 0, round: stores)).contains { $0 == Self.end })
  }
}
