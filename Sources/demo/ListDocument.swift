import Patterns
import Terminal

/// What `demo --json` writes of the patterns if none is run.
struct ListDocument: Encodable {
  let name: String
  let chapter: String
  let summary: String
  let lookFor: String
  let why: String
  let compareWith: String
  let links: NextSteps

  private init(_ pattern: Pattern) {
    name = pattern.name
    chapter = pattern.chapter.rawValue
    summary = pattern.summary
    lookFor = pattern.lookFor
    why = pattern.why
    compareWith = pattern.compareWith.joined(separator: " ")
    links = NextSteps(pattern)
  }

  /// The catalogue without any run.
  static func json() throws -> String {
    try CanonicalJSON.text(Catalogue.all.map(Self.init))
  }
}
