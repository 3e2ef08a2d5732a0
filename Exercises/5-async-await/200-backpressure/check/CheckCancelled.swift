import Grading

/// It is cancelled during a scan, while nothing is uploaded: nothing else begins.
func cancelledDuringAScan() async {
  for isPatient in [false, true] {
    let desk = CheckDesk(["a", "b"], scanning: 4, uploading: 4, isPatient: isPatient)
    let task = Task { await desk.outcome(limit: 2) }
    await wait(2)
    task.cancel()
    let outcome = await task.value
    expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
    expect(desk.scans, equals: 1, "after a cancellation, no scan begins")
    expect(desk.uploads, equals: 0, "after a cancellation, no upload begins")
  }
}

/// It is cancelled during an upload, while a page waits and no other may be scanned: nothing else begins.
func cancelledDuringAnUpload() async {
  await checkCancelledDuringAnUpload(isPatient: false)
}

/// It is cancelled during an upload that ignores that: nothing else begins.
func cancelledDuringAPatientUpload() async {
  await checkCancelledDuringAnUpload(isPatient: true)
}

/// It is cancelled during an upload, when nothing is left to scan: no other begins.
func cancelledAfterTheLastScan() async {
  for isPatient in [false, true] {
    let desk = CheckDesk(["a", "b"], scanning: 1, uploading: 6, isPatient: isPatient)
    let task = Task { await desk.outcome(limit: 3) }
    await wait(4)
    task.cancel()
    let outcome = await task.value
    expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
    expect(desk.uploads, equals: 1, "after a cancellation, no upload begins")
  }
}

private func checkCancelledDuringAnUpload(isPatient: Bool) async {
  let desk = CheckDesk(["a", "b", "c"], scanning: 1, uploading: 6, isPatient: isPatient)
  let task = Task { await desk.outcome(limit: 2) }
  await wait(4)
  task.cancel()
  let outcome = await task.value
  expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
  expect(
    desk.scans, equals: 2,
    "the scanner is as busy as allowed, and after a cancellation, no scan begins")
  expect(desk.uploads, equals: 1, "after a cancellation, no upload begins")
}

/// It is cancelled, and right after that an upload ends that a scan may wait for: nothing else begins.
func anUploadEndsAfterTheCancellation() async {
  let gate = CheckGate()
  let desk = CheckDesk(["a", "b"], uploadGate: gate)
  let task = Task { await desk.outcome(limit: 1) }
  await gate.isReached()
  task.cancel()
  gate.open()
  let outcome = await task.value
  expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
  expect(desk.scans, equals: 1, "after a cancellation, no scan begins")
  expect(desk.uploads, equals: 1, "after a cancellation, no upload begins")
}

/// It is cancelled, and right after that the first scan ends: nothing else begins.
func aScanEndsAfterTheCancellation() async {
  let gate = CheckGate()
  let desk = CheckDesk(["a", "b"], scanGate: gate)
  let task = Task { await desk.outcome(limit: 1) }
  await gate.isReached()
  task.cancel()
  gate.open()
  let outcome = await task.value
  expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
  expect(desk.scans, equals: 1, "after a cancellation, no scan begins")
  expect(desk.uploads, equals: 0, "after a cancellation, no upload begins")
}

/// Its task was cancelled before: nothing begins.
func cancelledBefore() async {
  let desk = CheckDesk(["a"])
  let task = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return await desk.outcome(limit: 1)
  }
  let outcome = await task.value
  expect(outcome, equals: "cancelled", "a cancelled task throws CancellationError")
  expect(desk.scans, equals: 0, "after a cancellation, no scan begins")
}

/// It is cancelled at any moment: it throws, or all pages are uploaded.
func cancelledAtAnyMoment() async {
  let desk = CheckDesk(["a"], isPatient: true)
  let task = Task { await desk.outcome(limit: 1) }
  task.cancel()
  let outcome = await task.value
  expect(
    outcome == "cancelled" || outcome == "done" && desk.uploaded == ["a"],
    "it returns when all pages are uploaded, and otherwise throws")
}

/// Lets so many units of time pass.
private func wait(_ units: Int) async {
  try? await Work().fetch("a while", units: units)
}
