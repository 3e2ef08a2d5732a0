import Dispatch
import Grading

/// An answer that comes in time is the address, and arrives when it comes.
func anAnswerInTime() async throws {
  let street = "\(given(1...99)) Mill Lane"
  let clock = Work()
  async let soon: Void = clock.fetch("a while", units: 3)
  let found = await outcome(within: 50) { done in
    later(1) { done(.success(street)) }
  }
  expect(found, equals: street, "an answer that comes in time is the address")
  expect(clock.inFlight, equals: 1, "an answer arrives when it comes, not when the limit is over")
  try await soon
}

/// The limit is a day: an answer that comes after half of it is in time.
func aLimitOfADay() async {
  let found = await outcome(within: 86_400_000) { done in
    later(4_320_000) { done(.success("Mill Lane")) }
  }
  expect(found, equals: "Mill Lane", "an answer that comes in time is the address")
}

/// An answer that comes too late is ignored, and nothing waits for it.
func anAnswerTooLate() async {
  let work = Work()
  // A millisecond too late is too late.
  let found = await outcome(within: given(21...29)) { done in
    DispatchQueue.global().async {
      work.compute("looking up", units: 3)
      done(.success("too late"))
    }
  }
  expect(found, equals: "timed out", "an answer that comes too late is ignored")
  expect(work.inFlight, equals: 1, "nothing waits for an answer that comes too late")
}

/// Two look for the same place at the same time: each gets an answer of its own.
func twoForTheSamePlace() async {
  async let first = outcome(within: 50) { done in
    later(2) { done(.success("Mill Lane")) }
  }
  async let second = outcome(within: 50) { done in
    later(1) { done(.success("Mill Road")) }
  }
  let found: [String] = await [first, second]
  expect(found, equals: ["Mill Lane", "Mill Road"], "each gets an answer of its own")
}

/// At the very limit it is either the answer or the timeout, and it is that once.
func anAnswerAtTheLimit() async {
  let street = "\(given(1...99)) Mill Lane"
  let found = await outcome(within: 20) { done in
    later(2) { done(.success(street)) }
  }
  expect(
    found == street || found == "timed out",
    "an answer at the very limit is the address, or the look-up is timed out")
}

/// An error of the library arrives as it is, also at the very limit.
func anError() async {
  // A millisecond before the limit is in time.
  let early = await outcome(within: given(11...19)) { done in
    later(1) { done(.failure(CheckError())) }
  }
  expect(early, equals: "no such place", "an error of the library is thrown")
  let late = await outcome(within: 10) { done in
    later(1) { done(.failure(CheckError())) }
  }
  expect(
    late == "no such place" || late == "timed out",
    "an error at the very limit is thrown, or the look-up is timed out")
}

/// An answer that is there at once counts, and one that never comes is timed out.
func atOnceAndNever() async {
  let street = "\(given(1...99)) Mill Lane"
  let known = await outcome(within: 10) { done in done(.success(street)) }
  expect(known, equals: street, "an answer that is there at once is the address")
  let empty = await outcome(within: 10) { done in done(.success("")) }
  expect(empty, equals: "", "an answer is the address, also if it is empty")
  let refused = await outcome(within: 10) { done in done(.failure(CancellationError())) }
  expect(refused, equals: "cancelled", "an error of the library is thrown, whatever it is")
  let never = await outcome(within: 10) { _ in }
  expect(never, equals: "timed out", "an answer that never comes is timed out")
}

private struct CheckError: Error {}

/// What comes of asking; a limit is in milliseconds, of which a unit of time of `Work` has ten.
private func outcome(
  within milliseconds: Int, _ answer: @escaping @Sendable (@escaping Geocoder.Done) -> Void
) async -> String {
  do {
    let geocoder = Geocoder { _, done in answer(done) }
    return try await address(of: "the mill", from: geocoder, within: milliseconds)
  } catch is TimedOut {
    return "timed out"
  } catch is CheckError {
    return "no such place"
  } catch is CancellationError {
    return "cancelled"
  } catch {
    return "another error"
  }
}

private func later(_ units: Int, _ answer: @escaping @Sendable () -> Void) {
  let work = Work()
  DispatchQueue.global().async {
    work.compute("looking up", units: units)
    answer()
  }
}
