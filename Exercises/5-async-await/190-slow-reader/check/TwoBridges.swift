import Grading

/// Two bridges: each has readers and places of its own, and one of them closes before the other one is used.
func twoBridges() async {
  let bridges = [Bridge(places: 1), Bridge(places: 1)]
  let depths = [given(10...49), given(50...89)]
  for (bridge, depth) in zip(bridges, depths) {
    bridge.measured(depth)
    bridge.alarmed("alarm at \(depth)")
    let isAccepted: Bool = bridge.arrived("car at \(depth)")
    expect(isAccepted, "there is a place for a car")
    bridge.close()
  }
  for (bridge, depth) in zip(bridges, depths) {
    var read: [String] = []
    for await depth in bridge.depths { read.append("\(depth)") }
    for await alarm in bridge.alarms { read.append(alarm) }
    for await car in bridge.cars { read.append(car) }
    expect(
      read, equals: ["\(depth)", "alarm at \(depth)", "car at \(depth)"],
      "a reader gets what is for its own bridge")
  }
}
