import Grading

/// Two limiters: each has permits, a line and refills of its own.
func twoLimiters() async throws {
  let (one, other) = (await CheckDesk(limit: 1), await CheckDesk(limit: 1))
  try await one.limiter.permit()
  await other.call("other")
  expect(other.passed, equals: ["other"], "a permit of one limiter is none of another one's")
  await one.call("late")
  await other.refill()
  expect(one.passed, equals: [], "a refill of one limiter is none of another one's")
  await one.refill()
  expect(one.passed, equals: ["late"], "a refill gives a permit to who waits")
}
