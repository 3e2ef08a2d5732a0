// finds: nothing
// outcomes: kept gone
// What an observer's block holds goes when the observer is removed, also if the program keeps the observer.
import Foundation

final class Page: Sendable {
  deinit { print("gone") }
}

func run() {
  let center = NotificationCenter()
  func observe() -> any NSObjectProtocol {
    let page = Page()
    return center.addObserver(forName: Notification.Name("saved"), object: nil, queue: nil) { _ in
      withExtendedLifetime(page) {}
    }
  }
  let observer = observe()
  print("kept", terminator: " ")
  center.removeObserver(observer)
  withExtendedLifetime(observer) {}
}
run()
