extension InstrumentedRepresentation {
  /// Takes out the marks of inout accesses that the program's own instructions carry out.
  ///
  /// The compiler marks where an address is given away, since what gets it may write through it unseen. For
  /// `count += 1` nothing gets it: the addition is a load and a store, and both are told. There the mark would be
  /// one more step, with no effect of its own, that other lanes are explored before and after.
  ///
  /// Those that stay get a line.
  mutating func dropMarks(in told: [Range<Int>]) {
    let form = InoutAddition.form
    for place in text.all("  call void @__tsan_external_") where told.cover(place) {
      if text.has(InoutAddition.mark, at: place),
        let function = told.last(where: { $0.lowerBound <= place }),
        InoutAddition.stands(in: text, at: place, before: function.upperBound, form: form)
      {
        edits.append((place..<text.endOfLine(place) + 1, ""))
      } else if let edit = lines.editBesideOthers(in: place..<text.endOfLine(place)) {
        edits.append(edit)
      }
    }
  }
}

/// An addition, subtraction or multiplication in place, in LLVM's language.
///
///       call void @__tsan_external_write(ptr %8, ptr null, ptr inttoptr (i64 1 to ptr)) #2, !dbg !87
///       %._value = getelementptr inbounds nuw %TSi, ptr %8, i32 0, i32 0, !dbg !89
///       %9 = load i64, ptr %._value, align 8, !dbg !89
///       %10 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %9, i64 1), !dbg !89
///       %11 = extractvalue { i64, i1 } %10, 0, !dbg !89
///       %12 = extractvalue { i64, i1 } %10, 1, !dbg !89
///       %13 = call i1 @llvm.expect.i1(i1 %12, i1 false), !dbg !89
///       br i1 %13, label %52, label %14, !dbg !89
///
///     14:                                               ; preds = %7
///       %._value2 = getelementptr inbounds nuw %TSi, ptr %8, i32 0, i32 0, !dbg !89
///       store i64 %11, ptr %._value2, align 8, !dbg !89
///
/// The store writes the byte that the mark stands for, or else the program traps. It stands in a block of its own:
/// in one block the sanitizer's pass leaves out a read that is followed by a write of the same address, and then
/// the mark is what the read would be.
private enum InoutAddition {
  static let mark: StaticString = "  call void @__tsan_external_write(ptr "

  /// How many lines the form can have.
  private static let lines = 12

  static func stands(
    in text: RepresentationText, at place: Int, before functionEnd: Int, form: Regex<Form>
  ) -> Bool {
    var end = place
    for _ in 0..<lines where end < functionEnd { end = text.endOfLine(end) + 1 }
    guard let match = text.text(place..<min(end, functionEnd)).prefixMatch(of: form),
      match.read == match.address || match.read == match.readPart,
      match.written == match.address || match.written == match.writtenPart
    else { return false }
    // The other way out does nothing but end the program.
    guard let block = text.find(made: "\n\(match.trap):", in: place..<functionEnd) else {
      return false
    }
    return text.has("\n  call void @llvm.trap()", at: text.endOfLine(block + 1))
  }

  typealias Form = (
    Substring, address: Substring, readPart: Substring?, old: Substring, bits: Substring,
    read: Substring, pair: Substring, new: Substring, traps: Substring, expected: Substring,
    trap: Substring, next: Substring, writtenPart: Substring?, written: Substring
  )

  static var form: Regex<Form> {
    #/
    \ \ call\ void\ @__tsan_external_write\(ptr\ (?<address>@"[^"]*"|[@%][^,"]+),\ [^\n]*\n
    (?:\ \ (?<readPart>%\S+)\ =\ getelementptr\ [^\n]*?,\ ptr\ \k<address>(?:,\ i32\ 0)+(?:,\ !dbg[^\n]*)?\n)?
    \ \ (?<old>%\S+)\ =\ load\ i(?<bits>\d+),\ ptr\ (?<read>@"[^"]*"|[@%][^,"]+),\ align\ [^\n]*\n
    \ \ (?<pair>%\S+)\ =\ call\ \{\ i\k<bits>,\ i1\ \}\ @llvm\.[su](?:add|sub|mul)\.with\.overflow\.i\k<bits>\(i\k<bits>\ \k<old>,\ [^\n]*\n
    \ \ (?<new>%\S+)\ =\ extractvalue\ \{\ i\k<bits>,\ i1\ \}\ \k<pair>,\ 0[^\n]*\n
    \ \ (?<traps>%\S+)\ =\ extractvalue\ \{\ i\k<bits>,\ i1\ \}\ \k<pair>,\ 1[^\n]*\n
    \ \ (?<expected>%\S+)\ =\ call\ i1\ @llvm\.expect\.i1\(i1\ \k<traps>,\ i1\ false\)[^\n]*\n
    \ \ br\ i1\ \k<expected>,\ label\ %(?<trap>[^,\s]+),\ label\ %(?<next>[^,\s]+)[^\n]*\n
    \n
    \k<next>:\s+;\ preds\ =\ %[^,\s]+\n
    (?:\ \ (?<writtenPart>%\S+)\ =\ getelementptr\ [^\n]*?,\ ptr\ \k<address>(?:,\ i32\ 0)+(?:,\ !dbg[^\n]*)?\n)?
    \ \ store\ i\k<bits>\ \k<new>,\ ptr\ (?<written>@"[^"]*"|[@%][^,"]+),\ align\ 
    /#
  }
}
