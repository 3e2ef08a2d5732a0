/// A page of the book, and where it lies.
enum Place: Hashable {
  case first, patterns, exercises, findings, glossary, documents
  case pattern(String), run(String)
  case exercise(String), play(String)
  case finding(String), story(String), program(String)
  case document(String)
  case reference

  /// The folder of the book that DocC's pages are in.
  static let docc = "docc"

  /// The path from the book's folder.
  var path: String {
    switch self {
    case .first: "index.html"
    case .patterns: "patterns/index.html"
    case .pattern(let name): "patterns/\(name).html"
    case .run(let name): "patterns/\(name)-run.html"
    case .exercises: "exercises/index.html"
    case .exercise(let name): "exercises/\(name).html"
    case .play(let name): "exercises/\(name)-play.html"
    case .findings: "findings/index.html"
    case .finding(let name): "findings/\(name).html"
    case .story(let name): "findings/\(name)-story.html"
    case .program(let name): "findings/\(name).swift"
    case .glossary: "glossary.html"
    case .documents: "documents/index.html"
    case .document(let name): "documents/\(name).html"
    case .reference: "reference/index.html"
    }
  }

  /// The way from this page to another path of the book.
  func way(to path: String) -> String { self.path.contains("/") ? "../" + path : path }

  /// The way from this page to another.
  func way(to place: Place) -> String { way(to: place.path) }
}
