import CPlatform
import Timeline

extension Stage {
  /// Does something and draws it as a task, for as long as it really takes.
  ///
  /// A chore waits or computes for a time that the seed chose; this is for work that has a length
  /// of its own, such as a call to the network.
  ///
  /// - Parameters:
  ///   - name: What is done, as it is drawn.
  ///   - work: The work, done on the calling thread.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  @discardableResult
  package func doing<Value: ~Copyable, Failure: Error>(
    _ name: String, file: String = #filePath, line: Int = #line,
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let number = facts.nextNumber(after: chores.count)
    recorder.begin(number, label: name, at: .init(file: file, line: line))
    let start = computes ? cplatform_thread_cpu_time() : 0
    defer {
      recorder.end(number, processorTime: computes ? cplatform_thread_cpu_time() - start : nil)
    }
    return try work()
  }
}
