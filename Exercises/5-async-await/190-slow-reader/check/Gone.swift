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

private func closedBridge() -> (AsyncStream<Int>, AsyncStream<String>, AsyncStream<String>) {
  let bridge = Bridge(places: 1)
  bridge.measured(7)
  bridge.alarmed("fire")
  let isAccepted: Bool = bridge.arrived("early")
  bridge.close()
  expect(isAccepted, "there is a place for a car")
  return (bridge.depths, bridge.alarms, bridge.cars)
}
