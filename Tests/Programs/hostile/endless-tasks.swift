// diagnosis: tooManyLanes
// Starts tasks that start tasks.
final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    Task { while true { Task { self.received(count) } } }
  }

  var total: Int {
    bytes
  }
}
