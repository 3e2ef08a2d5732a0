// finds: dataRace
// line: 8
// A vector of 32 bytes is written by one task and read by another one.
@main struct Path {
  static func main() async {
    nonisolated(unsafe) var direction = SIMD4<Double>(1, 0, 0, 0)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { direction = SIMD4(0, 1, 0, 0) }
      group.addTask { print(direction.x) }
    }
  }
}
