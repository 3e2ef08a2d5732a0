import Testing

@testable import ModeledConcurrency

@Suite("what the runtime notes about a task")
struct TaskRecordTests {
  @Test("the task of an async let has no reference to keep: its memory is its parent's")
  func asyncLet() async {
    async let isKept = Self.canBeKept()
    #expect(await isKept == false)
  }

  @Test("another task is kept as long as somebody has a reference")
  func task() async {
    #expect(await Task { Self.canBeKept() }.value)
    #expect(
      await withTaskGroup(of: Bool.self) { group in
        group.addTask { Self.canBeKept() }
        return await group.next() ?? false
      })
  }

  /// Whether the calling task's memory can be kept.
  private static func canBeKept() -> Bool {
    withUnsafeCurrentTask { task in
      guard let task, let record = TaskRecord(unsafeBitCast(task, to: UnownedJob.self)),
        let reference = record.retained()
      else { return false }
      reference.release()
      return true
    }
  }
}
