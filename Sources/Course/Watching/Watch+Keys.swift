/// What keys do while an exercise is watched.
extension Watch {
  /// The keys that do something now.
  package var keys: [WatchKey] {
    if isAsking { return [.yes, .no] }
    if isBusy { return [.quit] }
    let own: [WatchKey] = hasPassed ? [.next, .solution] : [.hint] + story + [.skip]
    return own + [.task, .list, .back, .goTo, .checkAll, .reset, .again]
      + (redraws ? [.more] : []) + [.help, .quit]
  }

  /// The keys that are shown all the time: one of them lists the others.
  package var shownKeys: [WatchKey] {
    if isAsking || isBusy { return keys }
    let own: [WatchKey] = hasPassed ? [.next, .solution] : [.hint] + story
    return own + [.task, .list, .again, .help, .quit]
  }

  private var story: [WatchKey] { failure == nil ? [] : [.story] }
  private var isBusy: Bool { job == .grading || job == .checkingAll }

  mutating func press(_ character: Character) -> [WatchCommand] {
    if let number { return type(character, after: number) }
    guard let key = keys.first(where: { $0.matches(character) }) else {
      // Any other answer than yes is no.
      if isAsking { return press(WatchKey.no.character) }
      return [.say(refusal(of: character))]
    }
    switch key {
    case .next: return [.next]
    case .skip: return [.skip]
    case .back: return [.back]
    case .goTo:
      number = ""
      return []
    case .hint: return hint()
    case .story: return failure.map { show(.story($0)) } ?? []
    case .solution: return show(.solution)
    case .task: return show(.task)
    case .list: return show(.list)
    case .help: return show(.help)
    case .more: return [.scroll]
    case .again: return grade()
    case .checkAll:
      job = .checkingAll
      return [.checkAll]
    case .reset:
      isAsking = true
      return [.add(.resetQuestion)]
    case .yes:
      isAsking = false
      job = nil
      return [.reset]
    case .no:
      isAsking = false
      return [.add(.text("Nothing was changed."))]
    case .quit: return [.quit]
    }
  }

  /// Why a character does nothing.
  private func refusal(of character: Character) -> String {
    if isBusy { return WatchKey.busy }
    let key = WatchKey.allCases.first { $0.explanation != nil && $0.matches(character) }
    return key?.refusal(score) ?? WatchKey.unknown(character)
  }

  /// Takes a digit of an exercise's number, its end, or anything else, which is a change of mind.
  private mutating func type(_ character: Character, after digits: String) -> [WatchCommand] {
    if character.isNewline, let chosen = Int(digits) {
      number = nil
      return [.goTo(chosen)]
    }
    if character.isASCII, character.isNumber, digits.count < 4 {
      number = digits + String(character)
      return []
    }
    if character == "\u{7F}" || character == "\u{8}", !digits.isEmpty {
      number = String(digits.dropLast())
      return []
    }
    number = nil
    return [.say("You stay where you are.")]
  }

  /// First the hints that were taken before, then one more each time.
  private mutating func hint() -> [WatchCommand] {
    let isOld = hints.onPage < hints.taken
    guard isOld || hints.taken < hints.count else { return [.say("There are no more hints.")] }
    let first = hints.onPage + 1
    if !isOld { hints.taken += 1 }
    hints.onPage = hints.taken
    // Where each page takes the place of the one before, all of them are on one.
    let block = WatchBlock.hints((redraws ? 1 : first)...hints.taken)
    return (isOld ? [] : [.takeHint]) + [redraws ? .show(block) : .add(block)]
  }
}
