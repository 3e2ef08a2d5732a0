import Grading
import Synchronization

/// Steps that look whether those that they need have been done.
///
/// - Parameter units: How long the library takes; `nil` for longer than any limit.
private func steps(_ work: Work, libraryTakes units: Int?) -> LaunchSteps {
  @Sendable func step(_ name: String, after needed: [String] = [], units: Int? = 1) {
    for one in needed {
      let isDone: Bool = work.finished.contains(one)
      expect(isDone, "\(name) comes after \(one)")
    }
    if let units { work.compute(name, units: units) } else { work.computeLong(name) }
  }
  return LaunchSteps(
    readSettings: { step("read settings") },
    signIn: { step("sign in", after: ["read settings"]) },
    loadProfile: { step("load profile", after: ["sign in"]) },
    applyProfile: { step("apply profile", after: ["load profile"]) },
    openLibrary: { step("open library", after: ["read settings"], units: units) })
}

/// Every step is done once, after those that it needs.
func theAppGetsReady() {
  let work = Work()
  // Code that waits with a limit has given up by then.
  Launch().run(steps(work, libraryTakes: nil))
  let done: [String] = work.finished.sorted()
  expect(
    done,
    equals: ["apply profile", "load profile", "open library", "read settings", "sign in"],
    "every step is done once")
  // Code that slept instead of waiting has lost time by now.
  work.compute("first picture")
  expect(work, takesAtMost: Work.long + 2, "the app is ready when its last step is done")
}

/// The library is opened during the sign-in.
func theLibraryDoesNotWaitForTheProfile() {
  let work = Work()
  Launch().run(steps(work, libraryTakes: 4))
  let done: Int = work.finished.count
  expect(done, equals: 5, "every step is done once")
  expect(work, takesAtMost: 5, "after the settings, the library and the rest overlap")
}

/// The app is not ready before the profile has been applied, however soon the library is open.
func theAppWaitsForItsLastStep() {
  let work = Work()
  Launch().run(steps(work, libraryTakes: 0))
  let done: Int = work.finished.count
  expect(done, equals: 5, "the app is ready when its last step is done, and not before")
  expect(work, takesAtMost: 4, "a library that is open at once delays nothing")
}

/// The app waits for its last steps, also if no step takes any time.
func stepsThatTakeNoTime() {
  let isOpen = Atomic(false)
  let isApplied = Atomic(false)
  Launch().run(
    LaunchSteps(
      readSettings: {}, signIn: {}, loadProfile: {},
      applyProfile: { isApplied.store(true, ordering: .relaxed) },
      openLibrary: { isOpen.store(true, ordering: .relaxed) }))
  expect(isOpen.load(ordering: .relaxed), "the app is not ready before the library is open")
  expect(isApplied.load(ordering: .relaxed), "the app is not ready before the profile is applied")
}

/// Two apps start, one after the other: each does every step.
func anotherAppStarts() {
  for _ in 1...2 {
    let work = Work()
    Launch().run(steps(work, libraryTakes: 4))
    let done: Int = work.finished.count
    expect(done, equals: 5, "every step is done once for each app that starts")
  }
}
