import Checking
import Course
import Patterns

/// The page that a book opens at: what this is, and where to begin.
struct FirstPage {
  let binding: Bookbinding
  private var contents: BookContents { binding.contents }

  /// The whole file.
  func html() -> String {
    let place = Place.first
    let body: Markup = """
      \(introduction)
      <h2 id="begin">Begin here</h2>
      <ol class="steps">
      \(Markup(steps, separator: "\n"))
      </ol>
      <h2 id="all">All there is</h2>
      <ul class="cards">
      \(Markup(cards, separator: "\n"))
      </ul>
      """
    return binding.page(place, in: place, title: BookContents.title, body)
  }

  /// What the README says before its first part.
  private var introduction: Markup {
    let readme = contents.documents.first { $0.name == "readme" }
    let blocks = (readme?.blocks ?? []).prefix { block in
      if case .heading(2, _) = block { false } else { true }
    }
    return binding.markdown(on: .first, from: "README.md").html(Array(blocks))
  }

  private var steps: [Markup] {
    var steps: [Markup] = []
    if let pattern = contents.patterns.first {
      let run = binding.link(.run(pattern.name), from: .first, "Look at a run")
      let read = binding.link(.pattern(pattern.name), from: .first, "\(pattern.name)")
      steps.append("<li>\(run) of the pattern \(read): \(pattern.summary).</li>")
    }
    if let topic = contents.topics.first {
      let story = binding.link(.story(topic.name), from: .first, "Step through a mistake")
      let read = binding.link(.finding(topic.name), from: .first, "\(topic.title)")
      steps.append("<li>\(story): \(read) is \(topic.explanation.summary).</li>")
    }
    if let exercise = contents.exercises.first {
      let read = binding.link(.exercise(exercise.name), from: .first, "\(exercise.title)")
      steps.append(
        """
        <li>Solve your first exercise, \(read):
        \(binding.command("swift run grade run \(exercise.name)"))</li>
        """)
    }
    let document = binding.link(.document("what-check-finds"), from: .first, "What check finds")
    steps.append("<li>Check a file of your own: \(document) says how.</li>")
    if let tutorials = contents.catalogues.first(where: \.hasTutorials), contents.has(.reference) {
      let all = binding.link(.reference, from: .first, "\(tutorials.name)")
      steps.append("<li>Or be led, step by step, from a first run to a class: \(all).</li>")
    }
    return steps
  }

  private var played: Int { contents.exercises.count { $0.program == nil } }

  private var cards: [Markup] {
    let reference: [(Place, String, Markup)] =
      contents.has(.reference)
      ? [(.reference, "Reference", "the articles and symbols of the libraries, and tutorials")] : []
    let parts: [(Place, String, Markup)] =
      [
        (.patterns, "Patterns", "\(contents.patterns.count), each with a run, its code, and why"),
        (
          .exercises, "Exercises",
          "\(contents.exercises.count), each with its task; \(played) with a starter to play with"
        ),
        (
          .findings, "Findings",
          "\(contents.topics.count) words of a verdict, each with a wrong and a right program"
        ),
        (.glossary, "Glossary", "what the words mean"),
        (.documents, "Documents", "how it is used, how it works, how to contribute"),
      ] + reference
    return parts.map { place, title, words in
      "<li><strong>\(binding.link(place, from: .first, "\(title)"))</strong> \(words)</li>"
    }
  }
}
