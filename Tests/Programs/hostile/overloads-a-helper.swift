// diagnosis: notAllowed
// Has a function that fits a call in the check better than the check's own helper.
// exercise: several-groups
import Dispatch

struct Section: Sendable {
  let name: String
  let articles: [String]
}

func load(_ sections: [Any], units: [String: Int] = [:]) -> Int { 0 }

final class FrontPage: Sendable {
  func load(
    _ sections: [Section], fetch: @escaping @Sendable (String) -> Void,
    layOut: @escaping @Sendable (String) -> Void, publish: @escaping @Sendable () -> Void
  ) {
    publish()
  }
}
