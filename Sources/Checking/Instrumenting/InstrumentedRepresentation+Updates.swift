extension InstrumentedRepresentation {
  /// Makes one operation of each loop that the standard library has for `add` and `subtract` of atomic values.
  ///
  /// These trap where a number gets too large, which no instruction does: the library loads the value, adds, and
  /// exchanges it, until no other thread has come between. What another thread sees, and what the loop's thread
  /// gets, is what an addition in one step would do at the moment of the exchange: a turn that fails changes
  /// nothing, and the next one begins with the newest value. So the load becomes the scheduling point of an
  /// update, and the exchange, before which no lane can run, a store. Only the library's own form is taken for
  /// such a loop; in a program's own loop each look stays a step.
  mutating func joinUpdates(in told: [Range<Int>]) throws {
    for place in text.all(" = cmpxchg weak ") where told.cover(place) {
      guard let function = told.last(where: { $0.lowerBound <= place }),
        let loop = UpdateLoop(text, exchange: place, from: function.lowerBound)
      else { continue }
      guard let order = Self.orders[loop.ordering] else { throw text.odd(place) }
      let (bits, begin, end) = (loop.bits, "begin_update", "end_update")
      let name = "__tsan_atomic\(bits)_"
      edits.append(
        (loop.load, "call i\(bits) @\(name)\(begin)(ptr \(loop.address), i32 \(order))\(loop.line)")
      )
      edits.append(
        (
          loop.exchange,
          """
          call void @\(name)\(end)(ptr \(loop.address), i\(bits) %\(loop.new), i32 \(order))\(loop.line)
            %\(loop.result) = insertvalue { i\(bits), i1 } { i\(bits) 0, i1 true }, i\(bits) %\(loop.old), 0\(loop.line)
          """
        ))
      declarations[name + begin] = "declare i\(bits) @\(name)\(begin)(ptr, i32)"
      declarations[name + end] = "declare void @\(name)\(end)(ptr, i\(bits), i32)"
    }
  }
}

/// The loop of an `add` or `subtract` of the standard library, in LLVM's language.
///
///       %0 = load atomic i64, ptr @total monotonic, align 8
///       br label %1
///     …
///     1:                                                ; preds = %12, %entry
///       %2 = phi i64 [ %0, %entry ], [ %9, %12 ]
///       %3 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %2, i64 1)
///       %4 = extractvalue { i64, i1 } %3, 0
///       %5 = extractvalue { i64, i1 } %3, 1
///       %6 = call i1 @llvm.expect.i1(i1 %5, i1 false)
///       br i1 %6, label %13, label %7
///
///     7:                                                ; preds = %1
///       %8 = cmpxchg weak ptr @total, i64 %2, i64 %4 monotonic monotonic, align 8
///
/// Between the load and the exchange there is nothing else: nothing that another thread could see or change.
private struct UpdateLoop {
  let bits: Substring
  let address: Substring
  /// The value before, and the one after.
  let old: Substring
  let new: Substring
  let ordering: String
  /// The mark of the line of the program.
  let line: Substring
  /// The load's instruction, without the name of its result.
  let load: Range<Int>
  /// The exchange, with the name of its result.
  let exchange: Range<Int>
  let result: Substring

  /// - Parameters:
  ///   - place: Where ` = cmpxchg weak ` stands.
  ///   - start: Where its function begins.
  init?(_ text: RepresentationText, exchange place: Int, from start: Int) {
    var head = text.startOfLine(place)
    exchange = head + 2..<text.endOfLine(place)
    for _ in 1..<Self.lines where head > 0 { head = text.startOfLine(head - 1) }
    let words = text.text(head..<exchange.upperBound)
    guard let match = words.wholeMatch(of: Self.form) else { return nil }
    (bits, address, line) = (match.bits, match.address, match.line)
    (old, new, result) = (match.old, match.new, match.result)
    ordering = String(match.ordering)
    // Other blocks may stand between the load and its loop.
    let name = "\n  %\(match.loaded) = "
    let first = name + "load atomic i\(bits), ptr \(address) monotonic, align "
    guard let load = text.findLast(first, in: start..<head) else { return nil }
    let end = text.endOfLine(load + 1)
    let next = text.text(end..<text.endOfLine(end + 1))
    let enters = "\n  br label %\(match.loop)"
    guard next == enters || next.hasPrefix(enters + ",") else { return nil }
    self.load = load + name.utf8.count..<end
  }

  /// How many lines there are from the loop's first to the exchange.
  private static let lines = 10

  private static var form:
    Regex<
      (
        Substring, loop: Substring, old: Substring, bits: Substring, loaded: Substring,
        sum: Substring, new: Substring, traps: Substring, expected: Substring,
        exchanges: Substring, result: Substring, address: Substring, ordering: Substring,
        line: Substring
      )
    >
  {
    #/
    (?<loop>[^:\s]+):[^\n]*\n
    \ \ %(?<old>\S+)\ =\ phi\ i(?<bits>\d+)\ \[\ %(?<loaded>\S+),\ %\S+\ \],\ \[\ %\S+,\ %\S+\ \](?:,\ !dbg[^\n]*)?\n
    \ \ %(?<sum>\S+)\ =\ call\ \{\ i\k<bits>,\ i1\ \}\ @llvm\.[su](?:add|sub)\.with\.overflow\.i\k<bits>\(i\k<bits>\ %\k<old>,\ [^\n]*\n
    \ \ %(?<new>\S+)\ =\ extractvalue\ \{\ i\k<bits>,\ i1\ \}\ %\k<sum>,\ 0[^\n]*\n
    \ \ %(?<traps>\S+)\ =\ extractvalue\ \{\ i\k<bits>,\ i1\ \}\ %\k<sum>,\ 1[^\n]*\n
    \ \ %(?<expected>\S+)\ =\ call\ i1\ @llvm\.expect\.i1\(i1\ %\k<traps>,[^\n]*\n
    \ \ br\ i1\ %\k<expected>,\ label\ %\S+,\ label\ %(?<exchanges>[^,\s]+)[^\n]*\n
    \n
    \k<exchanges>:[^\n]*\n
    \ \ %(?<result>\S+)\ =\ cmpxchg\ weak\ ptr\ (?<address>[^\n]+?),\ i\k<bits>\ %\k<old>,\ i\k<bits>\ %\k<new>\ (?<ordering>\w+)\ \w+,\ align\ \d+(?<line>[^\n]*)
    /#
  }
}
