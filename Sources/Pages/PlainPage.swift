import Terminal

/// A page that is only read: no script runs on it, and it looks like the others.
package struct PlainPage {
  /// The whole file.
  package let html: String

  /// A page.
  ///
  /// - Parameters:
  ///   - title: What the window is called.
  ///   - style: What it needs besides the style of all pages.
  ///   - body: HTML.
  package init(title: String, style: String, body: String) {
    let style = PageKind.frame + style
    let policy = [
      "default-src 'none'", "style-src '\(Page.hash(of: style))'", "img-src data:",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XML.text(title.printable))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)
      </body>
      </html>

      """
  }
}
