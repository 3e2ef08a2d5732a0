import Checking
import Course
import Foundation
import Patterns

/// The pages of the exercises: what a learner begins with, and never a solution.
struct ExercisePages {
  let binding: Bookbinding
  private var contents: BookContents { binding.contents }

  /// The list of them, chapter by chapter.
  func list() -> String {
    let chapters = contents.course.chapters.compactMap { chapter -> Markup? in
      let exercises = contents.exercises(of: chapter)
      guard let first = exercises.first else { return nil }
      let rows = exercises.map { exercise -> Markup in
        let link = binding.link(.exercise(exercise.name), from: .exercises, "\(exercise.title)")
        return
          "<li><strong>\(link)</strong> <code>\(exercise.name)</code> \(summary(exercise))</li>"
      }
      return """
        <h2 id="chapter-\(chapter.number)">\(chapter.number). \(chapter.title)</h2>
        \(introduction(of: first.folder.deletingLastPathComponent()))
        <ol class="cards" start="\(first.number)">
        \(Markup(rows, separator: "\n"))
        </ol>
        """
    }
    let body: Markup = """
      <h1>Exercises</h1>
      <p>Each is a small file with a mistake, judged over every interleaving. Begin with the first, or with any:</p>
      \(binding.command("swift run grade"))
      \(Markup(chapters, separator: "\n"))
      """
    return binding.page(.exercises, in: .exercises, title: "Exercises", body)
  }

  /// What a chapter's own file says below its title.
  private func introduction(of folder: URL) -> Markup {
    let text = try? String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let blocks = MarkdownBlock.all(in: text ?? "").filter { block in
      if case .heading = block { false } else { true }
    }
    return binding.markdown(on: .exercises, from: "Exercises/README.md").html(blocks)
  }

  private func summary(_ exercise: Exercise) -> String {
    let teaches = exercise.manifest.teaches
    let new = teaches.isEmpty ? "" : "; new: \(teaches.joined(separator: ", "))"
    return "\(exercise.kind.words), \(exercise.manifest.total) points\(new)"
  }

  /// The page of one.
  ///
  /// - Parameter play: What its page to play on shows; `nil` if it has none.
  /// - Throws: `CourseError` if its task cannot be read.
  func page(_ exercise: Exercise, play: PlayedStarter?) throws -> String {
    let place = Place.exercise(exercise.name)
    let path = "Exercises/\(exercise.folder.lastPathComponent)/README.md"
    var blocks = MarkdownBlock.all(in: try exercise.task())
    if case .heading(1, _)? = blocks.first { blocks.removeFirst() }
    let body: Markup = """
      <p class="identity">Exercise \(exercise.number), \(exercise.name): \(summary(exercise))</p>
      <h1>\(exercise.title)</h1>
      \(binding.markdown(on: place, from: path).html(blocks))
      <h2 id="solve">Solve it</h2>
      \(binding.command("swift run grade run \(exercise.name)"))
      <p>It says where your file is. If you are stuck:</p>
      \(binding.command("swift run grade hint \(exercise.name)"))
      \(program(exercise))
      <h2 id="starter">What you begin with</h2>
      <p><code>\(exercise.fileName)</code></p>
      \(binding.source(exercise.starter, label: "What you begin with"))
      <h2 id="play">Play</h2>
      \(played(exercise, play, on: place))
      \(related(exercise, on: place))
      \(neighbours(exercise, on: place))
      """
    return binding.page(place, in: .exercises, title: exercise.title, body)
  }

  private func program(_ exercise: Exercise) -> Markup {
    guard let program = exercise.program else { return "" }
    return """
      <h2 id="program">The program</h2>
      <p><code>\(program.fileName)</code></p>
      \(binding.source(program.text, label: "The program"))
      """
  }

  private func played(_ exercise: Exercise, _ play: PlayedStarter?, on place: Place) -> Markup {
    guard let play else {
      return exercise.program == nil
        ? "<p>Nothing goes wrong in the file that could be stepped through: the task says what it lacks.</p>"
        : "<p>The executions of this program are the answer, so they are not shown here.</p>"
    }
    let all: Markup
    if play.executions == 1 {
      all = "It has one execution only: step through it."
    } else if let executions = play.executions {
      all =
        "You choose which lane continues: the page has all \(executions) executions of this check."
    } else {
      all =
        "The page has the story of what goes wrong, and says why its executions are not all there."
    }
    return """
      <p class="lead"><a class="play" href="\(place.way(to: .play(exercise.name)))">Play it</a></p>
      <p>It shows the file that you begin with under one check, which fails: “\(play.sentence)” \(all)</p>
      """
  }

  private func related(_ exercise: Exercise, on place: Place) -> Markup {
    let patterns = Catalogue.all.filter { pattern in
      if case .exercises(let names)? = pattern.links?.practice {
        names.contains(exercise.name)
      } else {
        false
      }
    }.map(\.name)
    let topics = contents.topics.filter { $0.explanation.exercises.contains(exercise.name) }
    var lines: [Markup] = []
    if !patterns.isEmpty {
      lines.append("<p>Patterns: \(binding.links(patterns, from: place, Place.pattern)).</p>")
    }
    if !topics.isEmpty {
      lines.append(
        "<p>Findings: \(binding.links(topics.map(\.name), from: place, Place.finding)).</p>")
    }
    guard !lines.isEmpty else { return "" }
    return "<h2 id=\"related\">What belongs to it</h2>\n\(Markup(lines, separator: "\n"))"
  }

  private func neighbours(_ exercise: Exercise, on place: Place) -> Markup {
    let all = contents.exercises
    guard let index = all.firstIndex(where: { $0.name == exercise.name }) else { return "" }
    let before = index > 0 ? all[index - 1] : nil
    let after = index + 1 < all.count ? all[index + 1] : nil
    let links = [(before, "Before"), (after, "Next")].compactMap { other, word -> Markup? in
      other.map { "\(word): \(binding.link(.exercise($0.name), from: place, "\($0.title)"))" }
    }
    return links.isEmpty ? "" : "<p class=\"neighbours\">\(Markup(links, separator: " · "))</p>"
  }
}

extension ExerciseKind {
  /// What a learner does, in a few words.
  fileprivate var words: String {
    switch self {
    case .repair: "repair a file"
    case .predict: "predict what a program prints"
    case .breakIt: "find a schedule that fails"
    }
  }
}
