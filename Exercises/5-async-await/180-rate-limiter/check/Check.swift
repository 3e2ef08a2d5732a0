import Grading

/// There are as many permits as the limit says; the next caller waits for a refill.
func asManyAsTheLimit() async throws {
  let limit = given(3...40)
  let desk = await CheckDesk(limit: limit)
  for _ in 0..<limit { try await desk.limiter.permit() }
  await desk.call("late")
  expect(desk.passed, equals: [], "no more callers get a permit than the limit says")
  await desk.refill()
  expect(desk.passed, equals: ["late"], "a refill gives a permit to who waits")
  for _ in 1..<limit { try await desk.limiter.permit() }
  await desk.call("later")
  expect(
    desk.passed, equals: ["late"], "a permit that a waiting caller gets counts like any other")
  await desk.refill()
  expect(desk.passed, equals: ["late", "later"], "a refill gives a permit to who waits")
}

/// Permits that nobody used are gone with the next refill.
func unusedPermits() async throws {
  let desk = await CheckDesk(limit: 2)
  try await desk.limiter.permit()
  await desk.refill()
  await desk.refill()
  for name in ["a", "b", "c"] { await desk.call(name) }
  expect(
    desk.passed, equals: ["a", "b"], "permits that are left over are gone with the next refill")
  await desk.refill()
  expect(desk.passed, equals: ["a", "b", "c"], "a refill gives a permit to who waits")
}

/// Three callers wait: each refill lets the next of them pass, in the order in which they came.
func inOrder() async throws {
  let desk = await CheckDesk(limit: 1)
  let names = ["a", "b", "c"]
  try await desk.limiter.permit()
  for name in names { await desk.call(name) }
  for count in 1...3 {
    await desk.refill()
    expect(desk.passed, equals: Array(names.prefix(count)), "permits go in the order of the line")
  }
}

/// A caller of low priority waits, and then one of high priority: the first to come is the first to pass.
func priorities() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  await desk.call("low", priority: .low)
  await desk.call("high", priority: .high)
  await desk.refill()
  expect(desk.passed, equals: ["low"], "permits go in the order of the line")
  await desk.refill()
  expect(desk.passed, equals: ["low", "high"], "permits go in the order of the line")
}

/// Two permits a refill, and four callers: two of them pass at each refill.
func twoAtATime() async throws {
  let desk = await CheckDesk(limit: 2)
  for _ in 0..<2 { try await desk.limiter.permit() }
  for name in ["a", "b", "c"] { await desk.call(name) }
  await desk.refill()
  expect(desk.passed.sorted(), equals: ["a", "b"], "as many pass as there are permits")
  await desk.call("d")
  expect(desk.passed.count, equals: 2, "who comes while another one waits joins the line")
  await desk.refill()
  expect(desk.passed.sorted(), equals: ["a", "b", "c", "d"], "as many pass as there are permits")
}

/// Three permits a refill, and three callers in line: all of them pass at the first refill.
func threeAtATime() async throws {
  let desk = await CheckDesk(limit: 3)
  for _ in 0..<3 { try await desk.limiter.permit() }
  for name in ["a", "b", "c"] { await desk.call(name) }
  await desk.refill()
  expect(desk.passed.sorted(), equals: ["a", "b", "c"], "as many pass as there are permits")
}

/// A call comes at the very moment of a refill, and another one waits: that one gets the permit.
func aCallAtTheRefill() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  await desk.call("chart")
  desk.begin("tile")
  await desk.refill()
  expect(desk.passed, equals: ["chart"], "who comes later does not get ahead of who waits")
  await desk.refill()
  expect(desk.passed, equals: ["chart", "tile"], "a refill gives a permit to who waits")
}

/// A caller that has just had its permit calls again at once, and another one waits: that one is next.
func calledAgain() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  desk.begin("tile", times: 3)
  await wait()
  await desk.call("chart")
  let order = ["tile", "chart", "tile", "tile"]
  for count in order.indices {
    await desk.refill()
    expect(
      desk.passed, equals: Array(order[...count]),
      "who calls again joins the line behind the others")
  }
}

/// A caller in line is cancelled: it throws, and its permit goes to the next.
func cancelledInLine() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let first = await desk.call("a")
  let second = await desk.call("b")
  await desk.call("c")
  first.cancel()
  second.cancel()
  await wait()
  await desk.refill()
  expect(
    desk.cancelled.sorted(), equals: ["a", "b"], "a cancelled caller throws CancellationError")
  expect(desk.passed, equals: ["c"], "a cancelled caller uses no permit")
  await desk.call("d")
  expect(desk.passed, equals: ["c"], "a cancelled caller does not add a permit either")
  await desk.refill()
  expect(desk.passed, equals: ["c", "d"], "a refill gives a permit to who waits")
}

/// A caller behind another one is cancelled: it throws, and those before and behind it keep their places.
func cancelledInTheMiddle() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  await desk.call("a")
  let second = await desk.call("b")
  await desk.call("c")
  second.cancel()
  await wait()
  await desk.refill()
  expect(desk.passed, equals: ["a"], "permits go in the order of the line")
  await desk.refill()
  expect(desk.passed, equals: ["a", "c"], "a cancelled caller uses no permit")
  expect(desk.cancelled, equals: ["b"], "a cancelled caller throws CancellationError")
}

/// A caller in line is cancelled, and then one that came after that: the one between them keeps its place.
func cancelledOneAfterTheOther() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let first = await desk.call("a")
  await desk.call("b")
  first.cancel()
  await wait()
  await desk.call("c").cancel()
  await wait()
  await desk.refill()
  expect(desk.passed, equals: ["b"], "a caller that nobody cancels gets the next permit")
  await desk.refill()
  expect(desk.cancelled.count, equals: 2, "a cancelled caller throws CancellationError")
}

/// The only caller in line is cancelled: the permit of the next refill is there for the next caller.
func cancelledAlone() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let only = await desk.call("a")
  only.cancel()
  await wait()
  await desk.refill()
  expect(desk.cancelled, equals: ["a"], "a cancelled caller throws CancellationError")
  await desk.call("b")
  expect(desk.passed, equals: ["b"], "a cancelled caller uses no permit")
  await desk.call("c")
  expect(desk.passed, equals: ["b"], "a cancelled caller does not add a permit either")
  await desk.refill()
  expect(desk.passed, equals: ["b", "c"], "a refill gives a permit to who waits")
}

/// A task that was cancelled before it calls uses no permit; one that is cancelled afterwards keeps it.
func cancelledBeforeAndAfter() async throws {
  let desk = await CheckDesk(limit: 1)
  let early = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    await desk.ask("early")
  }
  await early.value
  expect(desk.cancelled, equals: ["early"], "a cancelled caller throws CancellationError")
  let late = Task {
    await desk.ask("late")
    withUnsafeCurrentTask { $0?.cancel() }
    await wait()
  }
  await late.value
  expect(desk.passed, equals: ["late"], "a cancelled caller uses no permit")
  await desk.call("last")
  expect(desk.passed, equals: ["late"], "a cancellation after the permit changes nothing")
  await desk.refill()
  expect(desk.passed, equals: ["late", "last"], "a refill gives a permit to who waits")
}

/// A caller is cancelled at the very moment of a refill: either it gets the permit or the next in line.
func cancelledAtTheRefill() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let first = await desk.call("a")
  await desk.call("b")
  let end = Task { first.cancel() }
  await desk.refill()
  await end.value
  let next = desk.passed
  expect(
    next == ["a"] && desk.cancelled == [] || next == ["b"] && desk.cancelled == ["a"],
    "at a refill, the caller that is cancelled or the next in line gets the permit")
  await desk.refill()
  expect(desk.passed.last, equals: "b", "a cancelled caller uses no permit")
}

/// Two callers come at the same time, and one is cancelled: the other one gets the permit.
func cancelledBesideAnother() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let first = desk.begin("a")
  desk.begin("b")
  await wait()
  first.cancel()
  await wait()
  await desk.refill()
  expect(desk.passed, equals: ["b"], "a caller that nobody cancels gets the next permit")
  await desk.refill()
  expect(desk.cancelled, equals: ["a"], "a cancelled caller throws CancellationError")
}

/// A caller is cancelled, and two refills follow at once: still, no more pass than the last refill allows.
func cancelledBeforeTwoRefills() async throws {
  let desk = await CheckDesk(limit: 1)
  try await desk.limiter.permit()
  let first = await desk.call("a")
  first.cancel()
  await desk.limiter.refill()
  await desk.limiter.refill()
  await desk.call("b")
  await desk.call("c")
  expect(!desk.passed.contains("c"), "no more callers get a permit than the limit says")
  expect(
    desk.passed.contains("b") || !desk.cancelled.contains("a"), "a cancelled caller uses no permit")
  for _ in 1...2 { await desk.refill() }
  expect(desk.passed.contains("c"), "a refill gives a permit to who waits")
}

/// Lets everything happen that can happen without another call.
private func wait() async {
  try? await Work().fetch("a while")
}
