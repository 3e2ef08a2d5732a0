import Grading
import Synchronization

/// Both succeed, or one of them fails, or both: what is returned is true.
func whatComesOfIt() async {
  for (tablet, cloud, outcome) in outcomes {
    await checkSaving(
      tablet: CheckStorage(fails: !tablet), cloud: CheckStorage(fails: !cloud), outcome)
  }
}

/// The cloud is slow: its outcome is awaited.
func slowCloud() async {
  for (tablet, cloud, outcome) in outcomes {
    await checkSaving(
      tablet: CheckStorage(fails: !tablet), cloud: CheckStorage(fails: !cloud, units: 3), outcome)
  }
}

/// The tablet is slow: its outcome is awaited.
func slowTablet() async {
  for (tablet, cloud, outcome) in outcomes {
    await checkSaving(
      tablet: CheckStorage(fails: !tablet, units: 3), cloud: CheckStorage(fails: !cloud, units: 1),
      outcome)
  }
}

/// Two drawings are saved at the same time, one of them into a cloud that fails.
func twoDrawings() async {
  let tablet = CheckStorage(fails: false)
  async let first: String = save("first", tablet: tablet, cloud: CheckStorage(fails: false))
  async let second: String = save("second", tablet: tablet, cloud: CheckStorage(fails: true))
  let outcomes = await [first, second]
  expect(outcomes, equals: ["saved", "only on the tablet"], "what is returned is true")
  expect(tablet.drawings.sorted(), equals: ["first", "second"], "each drawing is kept once")
}

/// Both fail with a `CancellationError`, though nobody has cancelled them: they have failed as with any other error.
func anErrorLikeACancellation() async {
  await checkSaving(
    tablet: CheckStorage(fails: true, error: CancellationError()),
    cloud: CheckStorage(fails: true, error: CancellationError()), "not saved")
}

/// A drawing is empty: it is kept all the same.
func anEmptyDrawing() async {
  await checkSaving(
    "", tablet: CheckStorage(fails: true), cloud: CheckStorage(fails: false), "only in the cloud")
}

private let outcomes = [
  (true, true, "saved"), (true, false, "only on the tablet"), (false, true, "only in the cloud"),
  (false, false, "not saved"),
]

private func checkSaving(
  _ drawing: String = "drawing \(given(1...999))", tablet: CheckStorage, cloud: CheckStorage,
  _ outcome: String
) async {
  let result: String = await save(drawing, tablet: tablet, cloud: cloud)
  let kept = [tablet.drawings, cloud.drawings]
  expect(
    kept, equals: [[drawing], [drawing]],
    "the drawing goes to both places, once, and that has ended")
  expect(result, equals: outcome, "what is returned is true")
}

/// A storage that may fail or take its time, in units.
private final class CheckStorage: Storage {
  private struct Failure: Error {}

  private let fails: Bool
  private let error: any Error
  private let units: Int?
  private let state = Mutex<[String]>([])

  init(fails: Bool, error: any Error = Failure(), units: Int? = nil) {
    self.fails = fails
    self.error = error
    self.units = units
  }

  /// The drawings that have come to an end here, kept or not.
  var drawings: [String] { state.withLock { $0 } }

  func keep(_ drawing: String) async throws {
    if let units { try? await Work().fetch("keep", units: units) }
    state.withLock { $0.append(drawing) }
    // Who gives up one place because of the other one keeps the drawing in neither.
    if fails || Task.isCancelled { throw error }
  }
}
