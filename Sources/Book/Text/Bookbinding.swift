import CPages
import Foundation
import Pages

/// What every page of the book has: the way to the others, and where it comes from.
struct Bookbinding {
  let contents: BookContents
  /// When the book is made.
  let date: String

  /// The parts of the book, as each page lists them.
  private var parts: [(place: Place, title: String)] {
    [
      (.first, BookContents.title), (.patterns, "Patterns"), (.exercises, "Exercises"),
      (.findings, "Findings"), (.glossary, "Glossary"), (.documents, "Documents"),
    ] + (contents.has(.reference) ? [(.reference, "Reference")] : [])
  }

  /// A page.
  ///
  /// - Parameters:
  ///   - part: The part of the book that it belongs to.
  ///   - body: What it says, from its first heading on.
  func page(_ place: Place, in part: Place, title: String, _ body: Markup) -> String {
    let links = parts.map { one -> Markup in
      let current: Markup =
        one.place == place
        ? " aria-current=\"page\"" : one.place == part ? " aria-current=\"true\"" : ""
      return "<li><a href=\"\(place.way(to: one.place))\"\(current)>\(one.title)</a></li>"
    }
    let whole: Markup = """
      <a class="skip" href="#main">To the text</a>
      <header class="book"><nav aria-label="Parts of the book"><ul>\(Markup(links))</ul></nav></header>
      <main id="main" class="page">
      \(body)
      </main>
      <footer class="page about"><p>\(made)</p></footer>
      """
    return PlainPage(
      title: title == BookContents.title ? title : "\(title) · \(BookContents.title)",
      style: Self.style, body: whole.html
    ).html
  }

  /// Which command makes the book, and when this was.
  private var made: Markup {
    "Made by <code>swift run site OUT</code> on \(date). It loads nothing from elsewhere."
  }

  private static let style = String(cString: cpages_book_css)

  /// The page of a command, with the way back to the page that it belongs to.
  func bound(_ html: String, _ place: Place, to page: Place, title: String) -> String {
    let back: Markup = """
      <nav class="bound" aria-label="Book"><a href="\(place.way(to: .first))">\(BookContents.title)</a> › \
      <a href="\(place.way(to: page))">\(title)</a></nav>
      """
    return html.replacing("<body>\n", with: "<body>\n\(back.html)\n", maxReplacements: 1)
  }

  /// A link to a page of the book, or its words alone if the page is not in it.
  func link(_ place: Place, from page: Place, _ words: Markup) -> Markup {
    contents.has(place) ? "<a href=\"\(page.way(to: place))\">\(words)</a>" : words
  }

  /// Links to pages by their names, divided by commas.
  func links(_ names: [String], from page: Place, _ place: (String) -> Place) -> Markup {
    Markup(names.map { link(place($0), from: page, "\($0)") }, separator: ", ")
  }

  /// What makes HTML of Markdown on a page.
  ///
  /// - Parameter path: The path of the Markdown in the package, from which its links lead.
  func markdown(on page: Place, from path: String, lowering: Int = 0) -> MarkdownPage {
    let links = BookLinks(contents: contents, page: page, path: path)
    return MarkdownPage(
      link: links.address, subject: links.subject, picture: links.picture, lowering: lowering)
  }

  /// A command that can be copied.
  func command(_ words: String) -> Markup { "<pre class=\"command\">\(words)</pre>" }

  /// A file with the numbers of its lines.
  func source(_ text: String, label: String) -> Markup {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let told = lines.map { "<span>\(String($0))\n</span>" as Markup }
    return """
      <pre class="source" tabindex="0" aria-label="\(label)"><code>\(Markup(told))</code></pre>
      """
  }
}
