import Foundation

/// Where the links of a document lead to in the book.
struct BookLinks {
  let contents: BookContents
  /// The page that has them.
  let page: Place
  /// The path of the document in the package.
  let path: String

  /// The address of a link's target; `nil` for one that is not in the book.
  func address(_ target: String) -> String? {
    if target.prefixMatch(of: /https?:/) != nil { return target }
    if target.hasPrefix("doc:") { return article(target.dropFirst(4)) }
    let parts = target.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    let anchor = parts.count == 2 ? "#" + parts[1] : ""
    if parts[0].isEmpty { return anchor }
    let file = RelativePath.resolve(parts[0], from: path)
    return contents.documents.first { $0.path == file }.map {
      page.way(to: .document($0.name)) + anchor
    }
  }

  private func article(_ target: Substring) -> String? {
    guard let name = target.split(separator: "/").last else { return nil }
    return contents.documents.first { ($0.path as NSString).lastPathComponent == "\(name).md" }
      .map { page.way(to: .document($0.name)) }
  }

  /// The page that a piece of code is about; `nil` for none, and on that page itself.
  func subject(_ code: String) -> String? {
    guard let place = place(code), place != page, contents.has(place) else { return nil }
    return page.way(to: place)
  }

  private func place(_ code: String) -> Place? {
    if let match = code.wholeMatch(of: /swift run demo ([a-z-]+)(?: --[a-z]+ [^ ]+)*/) {
      return .pattern(String(match.1))
    }
    if let match = code.wholeMatch(of: /swift run grade (?:run|next|show) ([a-z-]+)/) {
      return .exercise(String(match.1))
    }
    if let match = code.wholeMatch(of: /swift run (?:check --explain|grade explain) ([a-z-]+)/) {
      return .finding(String(match.1))
    }
    // A name of one word is often something else as well.
    guard code.contains("-") else { return nil }
    let possible = [Place.pattern(code), .exercise(code), .finding(code)].filter(contents.has)
    return possible.count == 1 ? possible[0] : nil
  }

  /// A picture of the package, as an address that holds it.
  func picture(_ target: String) -> String? {
    let file = RelativePath.resolve(target, from: path)
    let types = ["png": "image/png", "svg": "image/svg+xml", "jpg": "image/jpeg"]
    guard let type = types[(file as NSString).pathExtension],
      let data = FileManager.default.contents(atPath: contents.root.appending(path: file).path)
    else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
