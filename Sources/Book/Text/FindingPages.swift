import Checking

/// The pages of the words of a verdict: the idea, a wrong and a right program, and the story of the wrong one.
struct FindingPages {
  let binding: Bookbinding
  private var contents: BookContents { binding.contents }

  /// The list of them.
  func list() -> String {
    let groups = Topic.groups.compactMap { group -> Markup? in
      let topics = group.topics.filter { contents.has(.finding($0.name)) }
      guard !topics.isEmpty else { return nil }
      let rows = topics.map { topic -> Markup in
        let link = binding.link(.finding(topic.name), from: .findings, "\(topic.heading)")
        return "<li><strong>\(link)</strong> \(topic.explanation.summary)</li>"
      }
      return """
        <h2 id="\(MarkdownPage.anchor(group.title))">\(group.title)</h2>
        <ul class="cards">
        \(Markup(rows, separator: "\n"))
        </ul>
        """
    }
    let document = binding.link(.document("what-check-finds"), from: .findings, "What check finds")
    let body: Markup = """
      <h1>Findings</h1>
      <p>Each word of a verdict, with a wrong and a right program. \(document) says how they are found.</p>
      \(Markup(groups, separator: "\n"))
      """
    return binding.page(.findings, in: .findings, title: "Findings", body)
  }

  /// The page of one.
  func page(_ topic: Topic) -> String {
    let place = Place.finding(topic.name)
    let explanation = topic.explanation
    let markdown = binding.markdown(on: place, from: "Sources/Checking/Text/Explanations")
    let body: Markup = """
      <p class="identity">\(explanation.summary)</p>
      <h1>\(topic.heading)</h1>
      \(markdown.html(explanation.idea))
      <h2 id="example">\(isWrong(topic) ? "A wrong program" : "A program that shows it")</h2>
      \(example(explanation.example))
      <p class="lead"><a class="play" href="\(place.way(to: .story(topic.name)))">Step through it</a></p>
      <p>Save the program as <a href="\(place.way(to: .program(topic.name)))"><code>\(topic.name).swift</code></a>,
      and check it yourself:</p>
      \(binding.command(Self.command(topic).joined(separator: " ")))
      <h2 id="twin">Its near twin</h2>
      \(example(explanation.twin))
      \(onward(explanation, on: place))
      <h2 id="terminal">In a terminal</h2>
      \(binding.command("\(Topic.checkCommand) \(topic.name)"))
      """
    return binding.page(place, in: .findings, title: topic.heading, body)
  }

  /// The command whose page is the story.
  static func command(_ topic: Topic) -> [String] {
    ["swift", "run", "check", "\(topic.name).swift"] + topic.explanation.example.options
  }

  private func isWrong(_ topic: Topic) -> Bool {
    if case .finds = topic.explanation.example.outcome { true } else { false }
  }

  private func example(_ example: Explanation.Example) -> Markup {
    let options = example.options.isEmpty ? "" : "With \(example.options.joined(separator: " ")): "
    return """
      <p><strong>\(options)\(English().sentence(example.outcome))</strong> \(example.caption)</p>
      \(binding.source(example.code, label: English().sentence(example.outcome)))
      """
  }

  private func onward(_ explanation: Explanation, on place: Place) -> Markup {
    var lines: [Markup] = []
    if !explanation.exercises.isEmpty {
      lines.append(
        "<li>Practise it: \(binding.links(explanation.exercises, from: place, Place.exercise))</li>"
      )
    }
    if !explanation.patterns.isEmpty {
      lines.append(
        "<li>See how it is done: \(binding.links(explanation.patterns, from: place, Place.pattern))</li>"
      )
    }
    lines += explanation.reading.map { "<li>Read: \($0)</li>" }
    return """
      <h2 id="onward">Where to go on</h2>
      <ul>
      \(Markup(lines, separator: "\n"))
      </ul>
      """
  }
}
