// URLSession of the patterns, for the explorer: the part of FoundationNetworking that the lessons use, with
// its names and signatures, and without a network. Answers take virtual time, or none, and then they come
// in every order that the lesson allows.
import Dispatch
import Foundation
import Synchronization

/// What a server says beside the body.
class URLResponse: @unchecked Sendable {}

/// What a server says over HTTP.
final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  // Safe to share: it never changes.
  let statusCode: Int

  init(statusCode: Int) {
    self.statusCode = statusCode
  }
}

/// How a session fetches; here it keeps nothing, whatever this says, and a request never waits for another.
final class URLSessionConfiguration {
  enum CachePolicy { case reloadIgnoringLocalCacheData }

  static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  var urlCache: Never?
  var requestCachePolicy = CachePolicy.reloadIgnoringLocalCacheData
  var httpMaximumConnectionsPerHost = 6
}

/// Fetches from the ``PhotoServer`` of a part.
final class URLSession: Sendable {
  typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// Handlers are called one at a time, as by the real session's delegate queue.
  private let handlers = DispatchQueue(label: "session")
  private let isInvalid = Atomic(false)

  init(configuration: URLSessionConfiguration) {}

  func dataTask(with url: URL, completionHandler: @escaping Handler) -> URLSessionDataTask {
    precondition(!isInvalid.load(ordering: .relaxed), "a task of a session that was invalidated")
    return URLSessionDataTask(url, handlers, completionHandler)
  }

  /// Fetches for the calling task; its cancellation is not looked at, since no lesson relies on it.
  func data(from url: URL) async throws -> (Data, URLResponse) {
    try await withCheckedThrowingContinuation { continuation in
      let task = dataTask(with: url) { data, response, error in
        if let data, let response {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }
      task.resume()
    }
  }

  /// What is under way goes on; nothing new may be asked for.
  func finishTasksAndInvalidate() {
    isInvalid.store(true, ordering: .relaxed)
  }
}

/// One request.
///
/// Its handler is called once: with the answer, or because the request was cancelled before.
final class URLSessionDataTask: Sendable {
  private let url: URL
  private let handlers: DispatchQueue
  private let handler: URLSession.Handler
  private let isOver = Atomic(false)

  fileprivate init(_ url: URL, _ handlers: DispatchQueue, _ handler: @escaping URLSession.Handler) {
    self.url = url
    self.handlers = handlers
    self.handler = handler
  }

  func resume() {
    let answer = PhotoServer.answer(to: url)
    let arrive = { @Sendable [self] in
      switch answer.result {
      case .success(let data): end(data, HTTPURLResponse(statusCode: answer.status), nil)
      case .failure(let error): end(nil, nil, error)
      }
    }
    if answer.delay > .zero {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + answer.delay / .seconds(1), execute: arrive)
    } else {
      DispatchQueue.global().async(execute: arrive)
    }
  }

  func cancel() {
    end(nil, nil, URLError(.cancelled))
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: URLError?) {
    // Relaxed: what the handler is given it gets through the queue.
    guard !isOver.exchange(true, ordering: .relaxed) else { return }
    handlers.async { [handler] in handler(data, response, error) }
  }
}
