// An error of one child cancels the others.
struct Refused: Error {}

do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { throw Refused() }
    group.addTask {
      do { try await Task.sleep(for: .seconds(20)) } catch { print("child", error) }
      return 1
    }
    for try await number in group { print(number) }
  }
} catch { print(error) }
