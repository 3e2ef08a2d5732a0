import Foundation
import LoopbackServer

/// Shows a book to the browsers of this machine.
package struct BookServer {
  private let server: LoopbackServer

  private let base: String

  /// Where it begins.
  package var address: String { server.url(base.isEmpty ? "/" : "/\(base)/").absoluteString }

  /// Starts to show a book.
  ///
  /// - Parameter port: Where; 0 for a port that is free.
  /// - Throws: `BookError` if another program has the port, `LoopbackError` if the system has no socket to give.
  package init(_ folder: BookFolder, port: UInt16 = 0) throws {
    base = folder.base
    let files = BookFiles(folder: folder.url.path, base: base)
    do {
      server = try LoopbackServer(port: port, routes: [], rest: { files.answer($0.path) })
    } catch LoopbackError.system("bind", let code) where port != 0 {
      let reason = String(cString: strerror(code))
      throw BookError(
        "port \(port) cannot be had (\(reason)): name another one, or leave out --port")
    }
  }
}

/// The files of a folder as answers.
struct BookFiles: Sendable {
  let folder: String
  /// The path below which they are.
  var base = ""

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json",
    "swift": "text/plain; charset=utf-8", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "ico": "image/x-icon", "txt": "text/plain; charset=utf-8",
    "woff2": "font/woff2", "mp4": "video/mp4",
  ]

  /// What is at a path of the server.
  func answer(_ path: String) -> Response {
    let missing = Response.text("nothing at \(path)\n", status: 404)
    guard let decoded = path.removingPercentEncoding, !decoded.contains("\0") else {
      return missing
    }
    var parts = decoded.split(separator: "/")
    let base = base.split(separator: "/")
    if parts.isEmpty, !base.isEmpty { return Self.onward(to: "/\(self.base)/") }
    guard !parts.contains(".."), parts.starts(with: base) else { return missing }
    parts.removeFirst(base.count)
    let file = ([folder] + parts.map(String.init)).joined(separator: "/")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      return missing
    }
    if isFolder.boolValue {
      return decoded.hasSuffix("/") ? answer(path + "index.html") : Self.onward(to: path + "/")
    }
    guard let data = FileManager.default.contents(atPath: file) else { return missing }
    let type = Self.types[(file as NSString).pathExtension] ?? "application/octet-stream"
    return Response(type: type, body: Array(data))
  }

  /// A page that leads to a folder's own, from which its links lead on.
  private static func onward(to path: String) -> Response {
    let page: Markup = "<!DOCTYPE html><meta http-equiv=\"refresh\" content=\"0; url=\(path)\">"
    return Response(type: "text/html; charset=utf-8", body: Array(page.html.utf8))
  }
}
