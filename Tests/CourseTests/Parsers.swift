import Foundation
import FoundationXML

/// The elements of an XML document in the order in which they begin.
final class XMLTree: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }
  private(set) var elements: [Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}

/// Comma-separated values after RFC 4180.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        field.append(scalar)
        scalars.removeFirst()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        row.append(String(field))
        field = .init()
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [String(field)])
        (row, field) = ([], .init())
      default: field.append(scalar)
      }
    }
    return rows
  }
}
