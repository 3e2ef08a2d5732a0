import Foundation

extension Report.Machine {
  /// Describes the machine that the process runs on.
  package static func current() -> Report.Machine {
    var name = utsname()
    uname(&name)
    let info = ProcessInfo.processInfo
    return Report.Machine(
      os: osName(release: text(of: "/etc/os-release")) ?? info.operatingSystemVersionString,
      kernel: withUnsafeBytes(of: name.sysname) { cString($0) } + " "
        + withUnsafeBytes(of: name.release) { cString($0) },
      cpu: cpuModel(cpuinfo: text(of: "/proc/cpuinfo"))
        ?? withUnsafeBytes(of: name.machine) { cString($0) },
      cores: info.activeProcessorCount, memory: info.physicalMemory)
  }

  /// The `PRETTY_NAME` of an os-release(5) file.
  package static func osName(release: String) -> String? {
    for line in release.split(separator: "\n") where line.hasPrefix("PRETTY_NAME=") {
      let value = line.dropFirst("PRETTY_NAME=".count)
      return value.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    }
    return nil
  }

  /// The model's name in Linux's /proc/cpuinfo, which not every architecture gives.
  package static func cpuModel(cpuinfo: String) -> String? {
    for line in cpuinfo.split(separator: "\n") where line.hasPrefix("model name") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  private static func text(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func cString(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
