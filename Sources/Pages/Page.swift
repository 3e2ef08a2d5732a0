import Foundation
import SeededRandom
import Terminal

/// A document as one HTML file that needs nothing else: it opens from a folder, and can be mailed.
///
/// The page's policy allows the styles and the script that it is made of, by their hashes, and nothing else: no
/// handler within a tag, no picture, no request to anywhere. The document is data in it that never runs.
package struct Page {
  /// Which command made a page, of what and when: each page says so.
  package struct Origin: Sendable, Equatable, Encodable {
    /// The command that makes it again.
    package var command: String
    /// What it is about, such as a file's path.
    package var subject: String
    /// The date and time, with its time zone.
    package var date: String
    /// The version of what made it.
    package var version: String

    /// An origin.
    package init(command: String, subject: String, date: String, version: String) {
      self.command = command
      self.subject = subject
      self.date = date
      self.version = version
    }

    /// A moment as a page gives it: to the second, in Coordinated Universal Time.
    package static func text(of date: Date) -> String {
      date.ISO8601Format().replacing("T", with: " ").replacing("Z", with: " UTC")
    }
  }

  private let kind: PageKind
  private let origin: Origin
  private let title: String
  private let document: String

  /// The version of what surrounds the document: it changes when a script of the old form would be misled.
  private static let schema = 1

  /// A page.
  ///
  /// - Parameters:
  ///   - title: What the window is called, and what is read where scripts do not run.
  ///   - document: JSON, of the form that the page's kind shows.
  package init(_ kind: PageKind, title: String, origin: Origin, document: String) {
    self.kind = kind
    self.title = title
    self.origin = origin
    self.document = document
  }

  /// The whole file.
  ///
  /// - Throws: `EncodingError` for an origin that JSON cannot hold.
  package func html() throws -> String {
    let (style, script) = (kind.style, kind.script)
    let made = try CanonicalJSON.line(origin)
    let data =
      "{\"schema\":\(Self.schema),\"kind\":\"\(kind.name)\",\"made\":\(made),"
      + "\"document\":\(document)}"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(kind.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(XML.text(title.printable))</title>
      <style>\(style)</style>
      </head>
      <body>
      <noscript><p>\(XML.text(title.printable))</p><p>This page needs JavaScript to show the rest. \
      It loads nothing from elsewhere.</p></noscript>
      <script type="application/json" id="data">\(Self.inert(data))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// JSON that ends no element and begins no comment: within its strings these signs are written as numbers.
  static func inert(_ json: String) -> String {
    json.replacingScalars { scalar in
      switch scalar {
      case "<": "\\u003c"
      case "\u{2028}": "\\u2028"
      case "\u{2029}": "\\u2029"
      default: nil
      }
    }
  }

  /// What a policy calls a text that it allows.
  static func hash(of text: String) -> String {
    "sha256-" + Data(SHA256(Array(text.utf8)).bytes).base64EncodedString()
  }
}
