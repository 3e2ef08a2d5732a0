import Grading

/// The camera is busy a few times: the photo is read again after a pause, in its own place.
func busyAtFirst() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 3, refusals: ["beach": 2, "city": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["beach", "forest", "city"].map(camera.photo),
    "a photo that is refused is read again")
  expect(camera.reads("beach"), equals: 3, "a photo is read until that succeeds")
  expect(camera.reads("forest"), equals: 1, "a photo that was read is not read again")
  expect(camera.pauses, equals: 3, "there is one pause before each further attempt")
}

/// Two places: a photo keeps its place while it pauses.
func placeKept() async {
  let camera = CheckBusyCamera(atMost: 2, attempts: 2, refusals: ["beach": 1, "forest": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["beach", "forest", "city"].map(camera.photo),
    "a photo that is refused is read again")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// The camera stays busy, or fails: as many attempts as allowed, and no repetition of what is final.
func staysBusy() async {
  let attempts = given(2...4)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: attempts, refusals: ["beach": 99], broken: ["forest"],
    endedByCamera: ["city"])
  let results = checked(await camera.importer.importAll(["beach", "forest", "city"]))
  expect(
    results, equals: ["busy", "broken forest", "cancelled"],
    "the error of the last attempt is the result")
  expect(camera.reads("beach"), equals: attempts, "a photo is read as often as allowed")
  expect(camera.reads("forest"), equals: 1, "an error that is not CameraBusy is final")
  expect(camera.reads("city"), equals: 1, "a CancellationError is final")
  expect(camera.pauses, equals: attempts - 1, "there is no pause after the last attempt")
}

/// The camera is busy once, and then fails: that error is the result, and nothing is read again.
func busyThenBroken() async { await failAfterARefusal(attempts: 3) }

/// The camera is busy, and fails at the last attempt: that error is the result.
func brokenAtLast() async { await failAfterARefusal(attempts: 2) }

private func failAfterARefusal(attempts: Int) async {
  let camera = CheckBusyCamera(
    atMost: 1, attempts: attempts, refusals: ["beach": 1, "city": 1], broken: ["beach"],
    endedByCamera: ["city"])
  let results = checked(await camera.importer.importAll(["beach", "city"]))
  expect(
    results, equals: ["broken beach", "cancelled"],
    "an error that is not CameraBusy is the result, also after a CameraBusy")
  expect(camera.reads("beach"), equals: 2, "an error that is not CameraBusy is final")
  expect(camera.reads("city"), equals: 2, "a CancellationError is final")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// Two photos have the same name, and the camera is busy three times: each has two attempts of its own.
func busyForTheSameName() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 2, refusals: ["beach": 3])
  let results = checked(await camera.importer.importAll(["beach", "beach"]))
  expect(
    results.sorted(), equals: ["busy", camera.photo("beach")],
    "each of two photos with the same name has attempts of its own")
  expect(camera.reads("beach"), equals: 4, "a photo is read as often as allowed")
  expect(camera.pauses, equals: 2, "there is one pause before each further attempt")
}

/// One attempt is allowed: there is no pause.
func oneAttempt() async {
  let camera = CheckBusyCamera(atMost: 1, attempts: 1, refusals: ["beach": 1])
  let results = checked(await camera.importer.importAll(["beach", "forest"]))
  expect(
    results, equals: ["busy", camera.photo("forest")], "one attempt is made if one is allowed")
  expect(camera.pauses, equals: 0, "there is no pause after the last attempt")
}

/// Cancelled during a pause or at its end: no further attempt.
func cancelledInAPause() async {
  for isPatient in [false, true] { await cancelInAPause(attempts: 3, isPatient: isPatient) }
}

/// Cancelled during the last pause, which comes to its end: the last attempt does not begin either.
func cancelledBeforeTheLastAttempt() async { await cancelInAPause(attempts: 2, isPatient: true) }

/// Cancelled during the second pause, which comes to its end: the third attempt does not begin.
func cancelledInTheSecondPause() async {
  await cancelInAPause(number: 2, attempts: 3, isPatient: true)
}

private func cancelInAPause(number: Int = 1, attempts: Int, isPatient: Bool) async {
  let bell = CheckBell(at: number)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: attempts, refusals: ["beach": 99, "forest": 99], isPatient: isPatient,
    pausing: bell)
  let results = await camera.imports(["beach", "forest"], cancelledBy: bell)
  expect(
    Set(results).isSubset(of: ["busy", "cancelled"]) && results.count == 2
      && results.contains("cancelled"),
    "a photo that was not read has CancellationError or CameraBusy as its result")
  expect(camera.readsInAll, equals: number, "no attempt begins after a cancellation")
  expect(camera.pauses, equals: number, "no pause begins after a cancellation")
  expect(isPatient || camera.isCancelledInAPause, "the pauses under way are cancelled")
}

/// Cancelled during an attempt that goes on and is then refused: neither a pause nor another attempt.
func cancelledInAnAttempt() async { await cancelInAnAttempt(1) }

/// Cancelled during the second of three attempts, which is refused, too: neither a pause nor another attempt.
func cancelledInTheSecondAttempt() async { await cancelInAnAttempt(2) }

private func cancelInAnAttempt(_ number: Int) async {
  let bell = CheckBell(at: number)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: ["beach": 99, "forest": 99], isPatient: true,
    reading: bell)
  let results = await camera.imports(["beach", "forest"], cancelledBy: bell)
  expect(
    Set(results).isSubset(of: ["busy", "cancelled"]) && results.count == 2
      && results.contains("cancelled"),
    "a photo that was not read has CancellationError or CameraBusy as its result")
  expect(camera.readsInAll, equals: number, "no attempt begins after a cancellation")
  expect(camera.pauses, equals: number - 1, "no pause begins after a cancellation")
}

/// Cancelled during the first of three attempts, which goes on and then fails: its error is the result.
func brokenAfterACancellation() async {
  let bell = CheckBell(at: 1)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: [:], broken: ["beach"], isPatient: true,
    reading: bell)
  let results = await camera.imports(["beach"], cancelledBy: bell)
  expect(
    results, equals: ["broken beach"],
    "an attempt that was under way when the import was cancelled has its own error")
}

/// Cancelled during the second of three attempts, which goes on and then fails: its error is the result.
func busyThenBrokenAfterACancellation() async {
  let bell = CheckBell(at: 2)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: ["beach": 1], broken: ["beach"], isPatient: true,
    reading: bell)
  let results = await camera.imports(["beach"], cancelledBy: bell)
  expect(
    results, equals: ["broken beach"],
    "an attempt that was under way when the import was cancelled has its own error")
}

/// Cancelled during the second of three attempts, which reads the photo all the same.
func readAfterACancellation() async {
  let bell = CheckBell(at: 2)
  let camera = CheckBusyCamera(
    atMost: 1, attempts: 3, refusals: ["beach": 1], isPatient: true, reading: bell)
  let results = await camera.imports(["beach"], cancelledBy: bell)
  expect(
    results, equals: [camera.photo("beach")],
    "a photo that was read although the import was cancelled is in the results")
}
