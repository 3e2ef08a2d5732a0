import Grading
import Synchronization

/// Several changes at once: only the last text is saved, once, when the time is over and not before.
func severalChanges() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  let last = "text \(given(100...999))"
  for text in ["a", "ab", last] { await draft.changed(text) }
  await wait(2)
  expect(desk.saved, equals: [], "nothing is saved before the time is over")
  await wait(2)
  expect(desk.saved, equals: [last], "the last text is saved once, when the time is over")
}

/// A change while the time is running begins it again.
func theTimeBeginsAgain() async {
  for texts in [["a", "text \(given(100...999))"], ["b", "b"]] {
    let desk = CheckDesk()
    let draft = await desk.draft()
    await draft.changed(texts[0])
    await wait(2)
    await draft.changed(texts[1])
    await wait(2)
    expect(desk.saved, equals: [], "each change begins the time again")
    await wait(2)
    expect(desk.saved, equals: [texts[1]], "the last text is saved once, when the time is over")
  }
}

/// Nine changes, each while the time of all before it is running: only the last text is saved, after its whole time.
func nineChanges() async {
  let desk = CheckDesk()
  let draft = await desk.draft(quiet: 21)
  for number in 1...9 {
    await draft.changed("text \(number)")
    await wait(2)
  }
  await wait(18)
  expect(desk.saved, equals: [], "each change begins the time again")
  await wait(2)
  expect(desk.saved, equals: ["text 9"], "the last text is saved once, when the time is over")
}

/// Two drafts: a change of one of them does not begin the time of the other one again.
func twoDrafts() async {
  let desk = CheckDesk()
  let (one, other) = (await desk.draft(), await desk.draft())
  await one.changed("one")
  await wait(2)
  await other.changed("other")
  await wait(2)
  expect(desk.saved, equals: ["one"], "the last text of each draft is saved when its time is over")
  await wait(2)
  expect(
    desk.saved, equals: ["one", "other"],
    "the last text of each draft is saved when its time is over")
}

/// Two changes with a pause after each: both texts are saved, also if they are the same, and empty.
func twoPauses() async {
  for texts in [["a", "text \(given(100...999))"], ["", ""]] {
    let desk = CheckDesk()
    let draft = await desk.draft()
    for text in texts {
      await draft.changed(text)
      await wait(4)
    }
    expect(desk.saved, equals: texts, "after each pause the text of the last change is saved")
  }
}

/// A change at the moment when the time is over: the older text is saved before, or not at all.
func aChangeAtTheLimit() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  await draft.changed("older")
  await wait(3)
  await draft.changed("newer")
  let before = desk.saved
  expect(before == [] || before == ["older"], "nothing is saved before the time is over")
  await wait(4)
  expect(
    desk.saved, equals: before + ["newer"],
    "after a change, only the text of that one is saved, once")
}

/// `saveNow()` saves at once what has not been saved, and once.
func savedNow() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  await draft.saveNow()
  expect(desk.saved, equals: [], "saveNow() does nothing if there is nothing to save")
  let text = "text \(given(100...999))"
  await draft.changed(text)
  await draft.saveNow()
  expect(desk.saved, equals: [text], "saveNow() saves before it returns")
  await draft.saveNow()
  await wait(4)
  expect(desk.saved, equals: [text], "a text that saveNow() has saved is not saved again")
  await draft.changed("newer")
  await wait(4)
  expect(desk.saved, equals: [text, "newer"], "a change after saveNow() is saved as well")
}

/// `saveNow()` in a task that is cancelled: the text is saved before it returns, as in any other.
func savedNowByACancelledTask() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  let text = "text \(given(100...999))"
  await draft.changed(text)
  let saving = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await draft.saveNow()
  }
  await saving.value
  expect(desk.saved, equals: [text], "saveNow() saves before it returns")
}

/// A change right after `saveNow()`: its whole time has to pass.
func changedAfterSaveNow() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  await draft.changed("older")
  await wait(2)
  await draft.saveNow()
  await draft.changed("newer")
  await wait(2)
  expect(desk.saved, equals: ["older"], "each change begins the time again")
  await wait(2)
  expect(desk.saved, equals: ["older", "newer"], "a change after saveNow() is saved as well")
}

/// A change while `saveNow()` is called: once the change is made, no older text is saved.
func changedDuringSaveNow() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  await draft.changed("older")
  let saving = Task { await draft.saveNow() }
  await draft.changed("newer")
  let before = desk.saved
  await saving.value
  await wait(4)
  expect(
    desk.saved, equals: before == ["newer"] ? before : before + ["newer"],
    "after a change, only the text of that one is saved, once")
}

/// `saveNow()` at the moment when the time is over: the text is saved once.
func savedNowAtTheLimit() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  let text = "text \(given(100...999))"
  await draft.changed(text)
  await wait(3)
  await draft.saveNow()
  expect(desk.saved, equals: [text], "saveNow() saves before it returns, and once")
  await wait(4)
  expect(desk.saved, equals: [text], "a text is saved once")
}

/// Two tasks change the text at the same time, and one is cancelled: one text is saved, once.
func twoWriters() async {
  let desk = CheckDesk()
  let draft = await desk.draft()
  let first = Task { await draft.changed("one") }
  let second = Task { await draft.changed("other") }
  first.cancel()
  await first.value
  await second.value
  await wait(4)
  let saved = desk.saved
  expect(
    saved == ["one"] || saved == ["other"],
    "of two changes at the same time, one comes last, and its text is saved once")
}

/// The writer's task is cancelled, and nothing refers to the draft any more: the text is saved all the same.
func nobodyIsLeft() async {
  let desk = CheckDesk()
  let text = "text \(given(100...999))"
  let writer = Task {
    let draft = await desk.draft()
    await draft.changed(text)
  }
  writer.cancel()
  await writer.value
  await wait(2)
  expect(desk.saved, equals: [], "nothing is saved before the time is over")
  await wait(2)
  expect(
    desk.saved, equals: [text],
    "a text is saved even if its writer is cancelled and nothing refers to the draft")
}

/// Lets so many units of time pass.
private func wait(_ units: Int) async {
  try? await Work().fetch("a while", units: units)
}

/// Where drafts are saved; a pause takes one unit for each millisecond.
private final class CheckDesk: Sendable {
  private let clock = Work()
  private let texts = Mutex<[String]>([])

  var saved: [String] { texts.withLock { $0 } }

  func draft(quiet milliseconds: Int = 3) async -> Draft {
    await Draft(
      quiet: milliseconds,
      pause: { [clock] in try await clock.fetch("a pause", units: $0) },
      save: { text in self.texts.withLock { $0.append(text) } })
  }
}
