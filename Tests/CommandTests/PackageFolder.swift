import Foundation

/// Where this package lies.
enum PackageFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
