// swift-tools-version: 6.3
// For editors: gives each exercise completion and diagnostics. Nothing here is built by the package
// above, so that a file which does not compile yet breaks nothing but its own exercise.
import Foundation
import PackageDescription

let course = URL(filePath: Context.packageDirectory)

func folders(in folder: URL) -> [URL] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  return names.filter { $0.first?.isNumber ?? false }.sorted().map { folder.appending(path: $0) }
}

let package = Package(
  name: "exercises",
  platforms: [.macOS("26.0")],
  targets: folders(in: course).flatMap { chapter in
    // An answer about a program is no Swift.
    folders(in: chapter).filter { exercise in
      !FileManager.default.fileExists(atPath: exercise.appending(path: "program").path)
    }.map { exercise in
      let name = exercise.lastPathComponent.drop { $0.isNumber || $0 == "-" }
      let own = "Work/\(name)"
      let isBegun = FileManager.default.fileExists(atPath: course.appending(path: own).path)
      return .target(
        name: name.split(separator: "-").joined(separator: "_"),
        path: isBegun
          ? own : "\(chapter.lastPathComponent)/\(exercise.lastPathComponent)/starter")
    }
  },
  swiftLanguageModes: [.v6]
)
