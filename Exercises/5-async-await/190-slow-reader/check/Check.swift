import Grading

/// Several depths are measured before the screen asks: it gets the newest, and only that.
func newestDepth() async {
  let bridge = Bridge(places: 2)
  let depths = [given(10...29), given(30...49), given(50...69), given(70...89)]
  var screen = bridge.depths.makeAsyncIterator()
  for depth in depths.prefix(2) { bridge.measured(depth) }
  let first: Int? = await screen.next()
  expect(first, equals: depths[1], "the screen gets the newest depth")
  for depth in depths.suffix(2) { bridge.measured(depth) }
  let second: Int? = await screen.next()
  expect(second, equals: depths[3], "the screen gets the newest depth")
  bridge.close()
  let end: Int? = await screen.next()
  expect(end, equals: nil, "older depths are left out")
}

/// The same depth is measured again: the screen gets it again.
func theSameDepth() async {
  let bridge = Bridge(places: 2)
  let depth = given(10...99)
  var screen = bridge.depths.makeAsyncIterator()
  for _ in 1...2 {
    bridge.measured(depth)
    let shown: Int? = await screen.next()
    expect(shown, equals: depth, "every measurement counts as new")
  }
  bridge.measured(depth)
  bridge.close()
  let last: Int? = await screen.next()
  expect(last, equals: depth, "a reader gets what was kept for it")
}

/// Depths are measured while the screen reads: it gets the last, and none twice.
func depthsWhileReading() async {
  let bridge = Bridge(places: 2)
  let screen = Task {
    var seen: [Int] = []
    for await depth in bridge.depths { seen.append(depth) }
    return seen
  }
  bridge.measured(1)
  bridge.measured(2)
  bridge.close()
  let seen = await screen.value
  expect(seen == [1, 2] || seen == [2], "the screen gets the newest depth, and none twice")
}

/// Two tasks measure at the same time: the screen gets the depth that came last.
func depthsFromTwoTasks() async {
  let bridge = Bridge(places: 1)
  async let one: Void = bridge.measured(1)
  async let other: Void = bridge.measured(2)
  _ = await (one, other)
  bridge.close()
  var seen: [Int] = []
  for await depth in bridge.depths { seen.append(depth) }
  expect(seen == [1] || seen == [2], "the screen gets the newest depth, and none twice")
}

/// Very many alarms wait for their reader: it gets all of them, in order.
func everyAlarm() async {
  let bridge = Bridge(places: 2)
  let alarms = (1...1100).map { "alarm \($0)" } + ["alarm \(given(10...99))"]
  for alarm in alarms { bridge.alarmed(alarm) }
  bridge.close()
  var heard: [String] = []
  for await alarm in bridge.alarms { heard.append(alarm) }
  expect(heard.count, equals: alarms.count, "every alarm is heard")
  expect(heard == alarms, "alarms are heard in order")
}

/// Two tasks raise alarms while a third one listens: each alarm is heard once.
func alarmsFromTwoTasks() async {
  let bridge = Bridge(places: 1)
  let listener = Task {
    var heard: [String] = []
    for await alarm in bridge.alarms { heard.append(alarm) }
    return heard
  }
  async let fire: Void = bridge.alarmed("fire")
  async let water: Void = bridge.alarmed("water")
  _ = await (fire, water)
  bridge.close()
  let heard = await listener.value
  expect(heard.sorted(), equals: ["fire", "water"], "every alarm is heard")
}

/// As many cars as there are places wait; the next one is told so, until another one has been read.
func carsInLine() async {
  let places = given(1...20)
  let bridge = Bridge(places: places)
  let names = (1...places).map { "car \($0)" }
  for name in names {
    let isAccepted: Bool = bridge.arrived(name)
    expect(isAccepted, "there is a place for a car")
  }
  var boarding = bridge.cars.makeAsyncIterator()
  var read: [String?] = []
  for name in ["car a", "car b"] {
    for _ in 1...2 {
      let isTooMany: Bool = bridge.arrived("one too many")
      expect(!isTooMany, "a car for which there is no place is told so")
    }
    read.append(await boarding.next())
    let isAccepted: Bool = bridge.arrived(name)
    expect(isAccepted, "a car that was read leaves its place to another one")
  }
  bridge.close()
  while let name = await boarding.next() { read.append(name) }
  expect(
    read, equals: names + ["car a", "car b"],
    "the reader gets each car that was accepted, in order, and no other")
}

/// Two cars arrive at the same time, and there is one place: those that are accepted are read.
func twoCarsAtOnce() async {
  let bridge = Bridge(places: 1)
  let accepted = CheckList()
  async let one: Void = accepted.add("one", if: bridge.arrived("one"))
  async let other: Void = accepted.add("other", if: bridge.arrived("other"))
  _ = await (one, other)
  bridge.close()
  var read: [String] = []
  for await car in bridge.cars { read.append(car) }
  expect(accepted.all.count, equals: 1, "a car for which there is no place is told so")
  expect(read, equals: accepted.all, "the reader gets each car that was accepted, and no other")
}

/// Cars arrive while they are read: those that are accepted are read, in order.
func carsWhileReading() async {
  let bridge = Bridge(places: 1)
  let boarding = Task {
    var read: [String] = []
    for await car in bridge.cars { read.append(car) }
    return read
  }
  let accepted = CheckList()
  for name in ["a", "b", "c"] { accepted.add(name, if: bridge.arrived(name)) }
  bridge.close()
  let read = await boarding.value
  expect(accepted.all.first, equals: "a", "there is a place for a car")
  expect(
    read, equals: accepted.all,
    "the reader gets each car that was accepted, in order, and no other")
}

/// The reader of cars has waited for the first, and has got it: that one takes no place any more.
func theReaderWaited() async {
  let bridge = Bridge(places: 1)
  let boarding = Task {
    var cars = bridge.cars.makeAsyncIterator()
    let first: String? = await cars.next()
    // A slow reader: it does not ask again until all cars are there.
    await wait(3)
    var read = [first]
    while let car = await cars.next() { read.append(car) }
    return read
  }
  await wait(1)
  var accepted: [Bool] = []
  for name in ["a", "b", "c"] {
    accepted.append(bridge.arrived(name))
    await wait(1)
  }
  bridge.close()
  let read = await boarding.value
  expect(
    accepted, equals: [true, true, false], "a car that was read leaves its place to another one")
  expect(read, equals: ["a", "b"], "the reader gets each car that was accepted, and no other")
}

/// After closing, what was kept is still read, and nothing else is.
func afterClosing() async {
  let bridge = Bridge(places: 3)
  let depth = given(10...99)
  bridge.measured(depth)
  bridge.alarmed("fire")
  bridge.alarmed("water")
  let isAccepted: Bool = bridge.arrived("early")
  bridge.close()
  bridge.measured(depth + 1)
  bridge.alarmed("late")
  let isLate: Bool = bridge.arrived("late")
  expect(isAccepted, "there is a place for a car")
  expect(!isLate, "no car is accepted after closing")
  var read: [String] = []
  for await depth in bridge.depths { read.append("\(depth)") }
  for await alarm in bridge.alarms { read.append(alarm) }
  for await car in bridge.cars { read.append(car) }
  expect(
    read, equals: ["\(depth)", "fire", "water", "early"],
    "what was kept is still read after closing, and nothing else is")
}

/// All readers wait when the bridge closes: their loops end.
func closedWhileWaiting() async {
  let bridge = Bridge(places: 1)
  let count = Task {
    async let depths = counted(bridge.depths)
    async let alarms = counted(bridge.alarms)
    async let cars = counted(bridge.cars)
    return await depths + alarms + cars
  }
  await wait(1)
  bridge.close()
  let read = await count.value
  expect(read, equals: 0, "after closing, the loops of the readers end")
}

/// One reader is cancelled, at any moment: its loop ends, and the others still get what is for them.
func oneReaderIsCancelled() async {
  let bridge = Bridge(places: 1)
  let depths = Task { await counted(bridge.depths) }
  depths.cancel()
  _ = await depths.value
  let alarms = Task { await counted(bridge.alarms) }
  let cars = Task { await counted(bridge.cars) }
  await wait(1)
  cars.cancel()
  _ = await cars.value
  bridge.measured(1)
  bridge.alarmed("fire")
  await wait(1)
  bridge.close()
  let heard = await alarms.value
  expect(heard, equals: 1, "when one reader is cancelled, the others go on")
}

private func counted<Value: Sendable>(_ stream: AsyncStream<Value>) async -> Int {
  var count = 0
  for await _ in stream { count += 1 }
  return count
}

/// Lets everything happen that can happen by itself.
private func wait(_ units: Int) async {
  try? await Work().fetch("a while", units: units)
}
