/// The pages that are only read: the glossary, the documents, and the way to what DocC makes.
struct ReadingPages {
  let binding: Bookbinding
  private var contents: BookContents { binding.contents }

  /// The words of the project.
  func glossary() -> String {
    let markdown = binding.markdown(on: .glossary, from: "ARCHITECTURE.md")
    let entries = contents.glossary.map { entry -> Markup in
      "<dt id=\"\(entry.anchor)\">\(markdown.inline(entry.word))</dt><dd>\(markdown.inline(entry.meaning))</dd>"
    }
    let findings = binding.link(.findings, from: .glossary, "Findings")
    let body: Markup = """
      <h1>Glossary</h1>
      <p>The words of a verdict are explained under \(findings).</p>
      <dl class="words">
      \(Markup(entries, separator: "\n"))
      </dl>
      """
    return binding.page(.glossary, in: .glossary, title: "Glossary", body)
  }

  /// The list of documents.
  func documents() -> String {
    let rows = contents.documents.map { document -> Markup in
      let link = binding.link(.document(document.name), from: .documents, "\(document.title)")
      return "<li><strong>\(link)</strong> <code>\(document.path)</code></li>"
    }
    let body: Markup = """
      <h1>Documents</h1>
      <ul class="cards">
      \(Markup(rows, separator: "\n"))
      </ul>
      """
    return binding.page(.documents, in: .documents, title: "Documents", body)
  }

  /// A document.
  func page(_ document: BookDocument) -> String {
    let place = Place.document(document.name)
    let body = binding.markdown(on: place, from: document.path).html(document.blocks)
    return binding.page(
      place, in: .documents, title: document.title,
      "<p class=\"identity\"><code>\(document.path)</code></p>\n\(body)")
  }

  /// What DocC makes, and how it can be seen.
  func reference() -> String {
    let rows = contents.catalogues.map { catalogue -> Markup in
      let way = Place.reference.way(to: "\(Place.docc)/\(catalogue.firstPage)")
      return
        "<li><strong><a href=\"\(way)\">\(catalogue.name)</a></strong> <code>\(catalogue.path)</code></li>"
    }
    let body: Markup = """
      <h1>Reference</h1>
      <p>DocC makes these pages of the catalogues in the package. They fetch what they show, which a browser allows
      only from a server. This command makes the book and shows it on this machine:</p>
      \(binding.command("swift run site OUT --serve"))
      <p>All else in the book opens from a folder as well.</p>
      <ul class="cards">
      \(Markup(rows, separator: "\n"))
      </ul>
      """
    return binding.page(.reference, in: .reference, title: "Reference", body)
  }
}
