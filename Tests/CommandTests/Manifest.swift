import Foundation

/// The files of a folder with their sizes and times of change, to see whether anything was touched.
struct Manifest: Equatable {
  private let entries: [String]

  init(of folder: URL, without left: String? = nil) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    entries = paths.filter { left == nil || $0 != left && !$0.hasPrefix("\(left ?? "")/") }.map {
      path in
      var state = stat()
      guard lstat(folder.appending(path: path).path, &state) == 0 else { return "\(path) is gone" }
      // A folder's own time changes with the folder for the results that stands in it.
      guard state.st_mode & S_IFMT != S_IFDIR else { return "\(path)/" }
      return
        "\(path) \(state.st_mode) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }
  }
}

/// Processes that outlive who started them.
enum Leftovers {
  /// The command lines of those that have a text in their environment.
  static func processes(with text: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int32($0) != nil }
      .compactMap { process in
        guard let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
          String(decoding: variables, as: UTF8.self).contains(text)
        else { return nil }
        let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return String(decoding: line.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
      }
  }
}
