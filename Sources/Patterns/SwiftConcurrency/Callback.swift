import Dispatch
import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Pattern {
  /// Fetching with completion handlers.
  static let callback = Pattern(
    "callback", chapter: .swiftConcurrency,
    summary: "a URLSession completion handler, against a real HTTP server on loopback",
    lookFor: "Each step begins inside the callback of the step before. The callbacks come on the "
      + "session's queue, so `main` says nothing in the first part; in the second each hands "
      + "its result over: `photo 1 is on main`.",
    why: "A callback is called later, by other code, on a thread that you do not choose. So "
      + "what comes next must be nested in it, each error must be looked at where it arrives, and "
      + "the way back to the main thread has to be spelled out.",
    compareWith: ["async-await", "continuation"],
    parts: [
      .blocking("each step in the callback of the one before", nested),
      .blocking("all at once, each result handed over to main", handedOverToMain),
    ])
}

private func nested(_ stage: Stage) throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }
  let finished = DispatchSemaphore(value: 0)

  /// Returns at once; the handler is called later, on the session's queue.
  @Sendable func fetch(
    _ name: String, then handler: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    stage.say("asking for \(name)")
    let request = session.dataTask(with: server.url(name)) { data, response, error in
      handler(Result { try PhotoReply.body(data, response, error) })
    }
    request.resume()
  }

  fetch("catalogue") { result in
    do {
      let photos = try PhotoReply.catalogue(result.get())
      stage.say("the catalogue lists \(photos.count) photos")
    } catch {
      stage.say("no catalogue: \(PhotoError.reason(error))")
    }
    fetch("photo 1") { result in
      do {
        let picture = try PhotoReply.picture(result.get())
        stage.say("photo 1: \(picture.size)")
      } catch {
        stage.say("no photo 1: \(PhotoError.reason(error))")
      }
      fetch("missing") { result in
        do {
          let picture = try PhotoReply.picture(result.get())
          stage.say("missing: \(picture.size)")
        } catch {
          stage.say("no missing: \(PhotoError.reason(error))")
        }
        fetch("cut") { result in
          do {
            let picture = try PhotoReply.picture(result.get())
            stage.say("cut: \(picture.size)")
          } catch {
            stage.say("no cut: \(PhotoError.reason(error))")
          }
          finished.signal()
        }
      }
    }
  }

  stage.waits(for: "the last callback")
  finished.wait()
}

private func handedOverToMain(_ stage: Stage) throws {
  let server = try PhotoServer(for: stage)
  defer { server.stop() }
  let session = URLSession(configuration: .withoutCache())
  defer { session.finishTasksAndInvalidate() }
  let count = stage.chores.count
  // Only the main thread touches the album, so it needs no lock.
  let album = MainActor.assumeIsolated { Album() }

  for number in 1...count {
    let request = session.dataTask(with: server.url("photo \(number)")) { data, response, error in
      let result = Result {
        try PhotoReply.picture(PhotoReply.body(data, response, error))
      }
      DispatchQueue.main.async {
        stage.say("photo \(number) is on main")
        album.add(result)
      }
    }
    request.resume()
  }

  stage.waits(for: "the callbacks")
  while MainActor.assumeIsolated({ album.results.count < count }) {
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }
  stage.show("photos", MainActor.assumeIsolated { album.photoCount })
}

/// What the main thread has been given so far.
@MainActor
private final class Album {
  private(set) var results: [Result<Image, any Error>] = []

  func add(_ result: Result<Image, any Error>) {
    results.append(result)
  }

  var photoCount: Int { results.count { (try? $0.get()) != nil } }
}
