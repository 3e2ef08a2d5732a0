import Grading
import Synchronization

/// Several places at once: the first is sent at once, and the last when the rest is over.
func severalPlaces() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  let last = "place \(given(100...999))"
  await beacon.moved(to: "a")
  expect(desk.sent, equals: ["a"], "a place is sent at once if the beacon does not rest")
  for place in ["b", "c", last] { await beacon.moved(to: place) }
  await wait(2)
  expect(desk.sent, equals: ["a"], "nothing is sent during a rest")
  await wait(2)
  expect(desk.sent, equals: ["a", last], "when the rest is over, the newest place is sent")
  await wait(4)
  expect(desk.sent, equals: ["a", last], "a place is sent once")
}

/// A rest follows each place that is sent, also the one at the end of a rest, even if that is empty.
func restAfterRest() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  let places = ["a", "", "place \(given(500...999))"]
  await beacon.moved(to: places[0])
  await beacon.moved(to: places[1])
  await wait(4)
  await beacon.moved(to: places[2])
  await wait(1)
  expect(
    desk.sent, equals: [places[0], places[1]], "a rest follows each place that is sent")
  await wait(2)
  expect(desk.sent, equals: places, "when the rest is over, the newest place is sent")
}

/// A new place in each of ten rests: a rest follows each place that is sent, however many there were before.
func tenRests() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  var places = ["a"]
  await beacon.moved(to: "a")
  await wait(1)
  for number in 1...10 {
    let place = "place \(number)"
    await beacon.moved(to: place)
    expect(desk.sent, equals: places, "nothing is sent during a rest")
    places.append(place)
    await wait(3)
    expect(desk.sent, equals: places, "when the rest is over, the newest place is sent")
  }
}

/// Two beacons: one of them sends a place at once, although the other one rests.
func twoBeacons() async {
  let desk = CheckDesk()
  let (one, other) = (await desk.beacon(), await desk.beacon())
  await one.moved(to: "a")
  await wait(1)
  await other.moved(to: "b")
  expect(desk.sent, equals: ["a", "b"], "a place is sent at once if its own beacon does not rest")
  await wait(4)
  expect(desk.rests, equals: 2, "a rest follows each place that is sent, and no other begins")
}

/// After a rest in which nothing came, a place is sent at once, again and again.
func afterAQuietRest() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  let places = ["a", "a", "place \(given(100...999))"]
  for number in places.indices {
    await beacon.moved(to: places[number])
    expect(
      desk.sent, equals: Array(places[...number]),
      "a place is sent at once if the beacon does not rest")
    await wait(4)
  }
  expect(desk.rests, equals: 3, "a rest follows each place that is sent, and no other begins")
}

/// The same place twice: it is sent again when the rest is over, and the next one after that is sent at once.
func theSamePlace() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  let place = "place \(given(100...999))"
  await beacon.moved(to: place)
  await beacon.moved(to: place)
  await wait(7)
  expect(desk.sent, equals: [place, place], "a place counts as new even if it is the same")
  await beacon.moved(to: "b")
  expect(
    desk.sent, equals: [place, place, "b"], "a place is sent at once if the beacon does not rest")
  await wait(4)
  expect(desk.rests, equals: 3, "a rest follows each place that is sent, and no other begins")
}

/// The same place in two rests, one after the other: it is sent at the end of each.
func theSamePlaceInTheNextRest() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  let place = "place \(given(100...999))"
  await beacon.moved(to: "a")
  await beacon.moved(to: place)
  await wait(4)
  await beacon.moved(to: place)
  await wait(3)
  expect(desk.sent, equals: ["a", place, place], "a place counts as new even if it is the same")
}

/// There, back and there again during a rest: where the van is now is sent, and no place in between.
func thereAndBack() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  for place in ["a", "c", "b", "c"] { await beacon.moved(to: place) }
  await wait(4)
  expect(desk.sent, equals: ["a", "c"], "when the rest is over, the newest place is sent")
  for place in ["b", "a"] { await beacon.moved(to: place) }
  await wait(3)
  expect(desk.sent, equals: ["a", "c", "a"], "when the rest is over, the newest place is sent")
}

/// A place comes at the moment when a rest is over: it is sent then, once.
func atTheEndOfARest() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  await beacon.moved(to: "a")
  await wait(3)
  await beacon.moved(to: "b")
  await wait(1)
  expect(desk.sent, equals: ["a", "b"], "a place at the end of a rest is sent then, and once")
}

/// A place comes at the end of a rest that has one already: the older one is sent before it, or not at all.
func twoAtTheEndOfARest() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  await beacon.moved(to: "a")
  await beacon.moved(to: "b")
  await wait(3)
  await beacon.moved(to: "c")
  await wait(2)
  let early = desk.sent
  expect(
    early == ["a", "b"] || early == ["a", "c"], "when the rest is over, one place is sent")
  await wait(2)
  let sent = desk.sent
  let isRight = sent == ["a", "c"] || early == ["a", "b"] && sent == ["a", "b", "c"]
  expect(isRight, "the newest place is sent, and no older one after it")
}

/// Two tasks tell a place at the same time: one place is sent at once, the other when the rest is over.
func twoDrivers() async {
  let desk = CheckDesk()
  let beacon = await desk.beacon()
  async let one: Void = beacon.moved(to: "one")
  async let other: Void = beacon.moved(to: "other")
  _ = await (one, other)
  expect(desk.sent.count, equals: 1, "of two places at the same time, one is sent at once")
  await wait(4)
  let sent = desk.sent
  expect(
    sent == ["one", "other"] || sent == ["other", "one"],
    "of two places at the same time, the other is sent when the rest is over")
}

/// The driver's task is cancelled, and nothing refers to the beacon any more: the last place is sent all the same.
func nobodyIsLeft() async {
  let desk = CheckDesk()
  let last = "place \(given(100...999))"
  let driver = Task {
    let beacon = await desk.beacon()
    await beacon.moved(to: "a")
    await beacon.moved(to: last)
  }
  driver.cancel()
  await driver.value
  await wait(2)
  expect(desk.sent, equals: ["a"], "nothing is sent during a rest")
  await wait(2)
  expect(
    desk.sent, equals: ["a", last],
    "the last place is sent even if its task is cancelled and nothing refers to the beacon")
}

/// Lets so many units of time pass.
private func wait(_ units: Int) async {
  try? await Work().fetch("a while", units: units)
}

/// Where places are sent; a rest is three milliseconds, and a pause takes one unit for each.
private final class CheckDesk: Sendable {
  private let clock = Work()
  private let places = Mutex<[String]>([])

  var sent: [String] { places.withLock { $0 } }
  var rests: Int { clock.started.count }

  func beacon() async -> Beacon {
    await Beacon(
      rest: 3,
      pause: { [clock] in try await clock.fetch("a rest", units: $0) },
      send: { place in self.places.withLock { $0.append(place) } })
  }
}
