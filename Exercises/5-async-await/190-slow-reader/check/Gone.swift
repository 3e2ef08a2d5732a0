import Grading

/// After closing, the readers have their streams, and nobody holds the bridge: what was kept is still read.
func nobodyHoldsTheBridge() async {
  let (depths, alarms, cars) = closedBridge()
  var read: [String] = []
  for await depth in depths { read.append("\(depth)") }
  for await alarm in alarms { read.append(alarm) }
  for await car in cars { read.append(car) }
  expect(
    read, equals: ["7", "fire", "early"], "what was kept is still read when the bridge is gone")
}

/// A car arrives while the bridge closes: if it is told that there is a place, the reader gets it.
func closedWhileACarArrives() async {
  let bridge = Bridge(places: 1)
  let accepted = CheckList()
  async let arriving: Void = accepted.add("early", if: bridge.arrived("early"))
  bridge.close()
  await arriving
  var read: [String] = []
  for await car in bridge.cars { read.append(car) }
  expect(read, equals: accepted.all, "the reader gets each car that was accepted, and no other")
}

/// The reader of alarms is cancelled, at any moment: the others still get what is for them.
func theReaderOfAlarmsIsCancelled() async {
  let bridge = Bridge(places: 1)
  let alarms = Task { for await _ in bridge.alarms {} }
  alarms.cancel()
  await alarms.value
  bridge.measured(7)
  let isAccepted: Bool = bridge.arrived("early")
  expect(isAccepted, "there is a place for a car")
  bridge.close()
  var read: [String] = []
  for await depth in bridge.depths { read.append("\(depth)") }
  for await car in bridge.cars { read.append(car) }
  expect(read, equals: ["7", "early"], "when one reader is cancelled, the others go on")
}

/// Depths of zero and less, and texts that are empty: they count like any other.
func zeroAndEmpty() async {
  let bridge = Bridge(places: 1)
  var screen = bridge.depths.makeAsyncIterator()
  for depth in [5, 0, -5] {
    bridge.measured(depth)
    let shown: Int? = await screen.next()
    expect(shown, equals: depth, "every measurement counts as new")
  }
  bridge.alarmed("")
  let isAccepted: Bool = bridge.arrived("")
  expect(isAccepted, "there is a place for a car")
  bridge.close()
  var read: [String] = []
  for await alarm in bridge.alarms { read.append(alarm) }
  for await car in bridge.cars { read.append(car) }
  expect(read, equals: ["", ""], "an alarm or a car without a text is read like any other")
}

private func closedBridge() -> (AsyncStream<Int>, AsyncStream<String>, AsyncStream<String>) {
  let bridge = Bridge(places: 1)
  bridge.measured(7)
  bridge.alarmed("fire")
  let isAccepted: Bool = bridge.arrived("early")
  bridge.close()
  expect(isAccepted, "there is a place for a car")
  return (bridge.depths, bridge.alarms, bridge.cars)
}
