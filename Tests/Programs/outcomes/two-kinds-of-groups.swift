// outcomes: ab|ba
// A group whose results are discarded comes after an ordinary one, whose memory it may get.
@main struct Program {
  static func main() async throws {
    await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask { print("a", terminator: "") }
      group.addTask { print("b", terminator: "") }
    }
    print()
  }
}
