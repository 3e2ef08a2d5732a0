// expected: wrongResult
// close finishes the stream, but what it holds is still drawn afterwards.
struct Uploader: Sendable {
  typealias Report = @Sendable (_ percent: Int) -> Void
  let start: @Sendable (_ report: @escaping Report) -> Void
}

@MainActor
final class UploadModel {
  private(set) var percent = 0
  private let draw: @MainActor (_ percent: Int) -> Void
  private var sources: [AsyncStream<Int>.Continuation] = []

  init(draw: @escaping @MainActor (_ percent: Int) -> Void) {
    self.draw = draw
  }

  func start(_ uploader: Uploader) {
    let (reports, source) = AsyncStream.makeStream(of: Int.self)
    sources.append(source)
    Task {
      for await percent in reports {
        self.percent = percent
        draw(percent)
      }
    }
    uploader.start { source.yield($0) }
  }

  func close() {
    sources.forEach { $0.finish() }
    sources = []
  }
}
