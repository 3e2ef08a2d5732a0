import Checking
import Patterns

/// The pages of the patterns.
struct PatternPages {
  let binding: Bookbinding
  private var contents: BookContents { binding.contents }

  /// The command that makes the run which the book shows.
  static func command(_ pattern: Pattern) -> [String] { [pattern.name, "--seed", "3"] }

  /// The list of them, chapter by chapter.
  func list() -> String {
    let chapters = Pattern.Chapter.allCases.compactMap { chapter -> Markup? in
      let patterns = contents.patterns.filter { $0.chapter == chapter }
      guard !patterns.isEmpty else { return nil }
      let rows = patterns.map { pattern -> Markup in
        let link = binding.link(.pattern(pattern.name), from: .patterns, "\(pattern.name)")
        return "<li><strong>\(link)</strong> \(pattern.summary)</li>"
      }
      return """
        <h2 id="\(MarkdownPage.anchor(chapter.rawValue))">\(chapter.rawValue)</h2>
        <ul class="cards">
        \(Markup(rows, separator: "\n"))
        </ul>
        """
    }
    let body: Markup = """
      <h1>Patterns</h1>
      <p>Each is one short file of ordinary code on the real libraries. Its page has a run of it, drawn.</p>
      \(Markup(chapters, separator: "\n"))
      """
    return binding.page(.patterns, in: .patterns, title: "Patterns", body)
  }

  /// The page of one.
  ///
  /// - Throws: ``BookError`` if its code is not there.
  func page(_ pattern: Pattern) throws(BookError) -> String {
    guard let code = LessonFile.text(of: pattern.file) else {
      throw BookError("\(pattern.file) cannot be read: a book is made where the package was built")
    }
    let place = Place.pattern(pattern.name)
    let markdown = binding.markdown(on: place, from: pattern.file)
    let run = Self.command(pattern).joined(separator: " ")
    let body: Markup = """
      <p class="identity">\(pattern.chapter.rawValue)</p>
      <h1>\(pattern.name): \(pattern.summary)</h1>
      <p class="lead"><a class="play" href="\(place.way(to: .run(pattern.name)))">Look at a run</a></p>
      <h2 id="look">What to look for</h2>
      <p>\(markdown.inline(pattern.lookFor))</p>
      <h2 id="why">Why it comes out so</h2>
      <p>\(markdown.inline(pattern.why))</p>
      \(compared(pattern, on: place))
      <h2 id="run">Run it yourself</h2>
      \(binding.command("swift run demo \(run)"))
      \(measured(pattern))
      <h2 id="practise">Practise it</h2>
      \(practised(pattern, on: place))
      <h2 id="code">The code</h2>
      <p><code>\(pattern.file)</code></p>
      \(binding.source(code, label: "The code of the pattern \(pattern.name)"))
      """
    return binding.page(place, in: .patterns, title: pattern.name, body)
  }

  private func compared(_ pattern: Pattern, on place: Place) -> Markup {
    guard !pattern.compareWith.isEmpty else { return "" }
    let links = binding.links(pattern.compareWith, from: place, Place.pattern)
    return "<p>Compare it with \(links).</p>"
  }

  private func measured(_ pattern: Pattern) -> Markup {
    switch pattern.links?.measurement {
    case .patterns(let names):
      return
        "<p>Measure it:</p>\n\(binding.command("swift run bench \(names.joined(separator: " "))"))"
    case .costs(let rows):
      return """
        <p>Measure what it costs (\(rows.joined(separator: "; "))):</p>
        \(binding.command("swift run bench --costs"))
        """
    case .missing(let reason): return "<p>No measurement compares it: \(reason).</p>"
    case nil: return ""
    }
  }

  private func practised(_ pattern: Pattern, on place: Place) -> Markup {
    let topics = contents.topics.filter { $0.explanation.patterns.contains(pattern.name) }
      .map(\.name)
    let findings: Markup =
      topics.isEmpty
      ? ""
      : "<p>It shows how these are avoided: \(binding.links(topics, from: place, Place.finding)).</p>"
    switch pattern.links?.practice {
    case .exercises(let names):
      return "<p>Exercises: \(binding.links(names, from: place, Place.exercise)).</p>\n\(findings)"
    case .missing(let reason): return "<p>No exercise practises it: \(reason).</p>\n\(findings)"
    case nil: return findings
    }
  }
}
