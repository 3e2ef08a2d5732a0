import Foundation
import Testing

/// A log that was read again, held against what the standard requires of each of its parts.
struct SARIFLog {
  private let run: [String: Any]

  init(_ text: String) throws {
    let whole = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(whole["version"] as? String == "2.1.0")
    #expect((whole["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(whole["runs"] as? [[String: Any]])
    #expect(runs.count == 1 && text.hasSuffix("\n"))
    run = try #require(runs.first)
    #expect(driver["name"] is String)
    for invocation in list(run["invocations"]) {
      #expect(invocation["executionSuccessful"] is Bool)
    }
    for result in results { check(result) }
    for message in notifications { #expect(!self.message(of: message).isEmpty) }
    for rule in rules + explained { #expect(rule["id"] is String) }
  }

  /// What the schema requires, and a reader depends on.
  private func check(_ result: [String: Any]) {
    #expect(!message(of: result).isEmpty)
    #expect(["error", "warning", "note"].contains(result["level"] as? String))
    if let index = result["ruleIndex"] as? Int {
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    for flow in list(result["codeFlows"]) {
      #expect(!list(flow["threadFlows"]).isEmpty)
      for lane in list(flow["threadFlows"]) {
        #expect(!list(lane["locations"]).isEmpty)
        for step in list(lane["locations"]) {
          #expect((step["executionOrder"] as? Int ?? -1) >= 0)
        }
      }
    }
    let locations = list(result["locations"]) + list(result["relatedLocations"])
    for location in locations {
      let place = location["physicalLocation"] as? [String: Any]
      let region = place?["region"] as? [String: Any]
      #expect((region?["startLine"] as? Int ?? 0) >= 1)
      #expect((region?["startColumn"] as? Int ?? 1) >= 1)
    }
    let ids = list(result["relatedLocations"]).compactMap { $0["id"] as? Int }
    #expect(Set(ids).count == ids.count)
  }

  private var driver: [String: Any] {
    (run["tool"] as? [String: Any])?["driver"] as? [String: Any] ?? [:]
  }

  var results: [[String: Any]] { list(run["results"]) }
  var rules: [[String: Any]] { list(driver["rules"]) }
  var explained: [[String: Any]] { list(driver["notifications"]) }
  var properties: [String: Any] { run["properties"] as? [String: Any] ?? [:] }
  var notifications: [[String: Any]] {
    list(run["invocations"]).flatMap { list($0["toolExecutionNotifications"]) }
  }
  var isSuccessful: Bool {
    list(run["invocations"]).allSatisfy { $0["executionSuccessful"] as? Bool == true }
  }
  var fingerprints: [String] {
    results.compactMap { ($0["partialFingerprints"] as? [String: String])?["interleave/v1"] }
  }

  func message(of part: [String: Any]) -> String {
    (part["message"] as? [String: Any])?["text"] as? String ?? ""
  }

  func threadFlows(_ result: [String: Any]) -> [[String: Any]] {
    list(result["codeFlows"]).flatMap { list($0["threadFlows"]) }
  }

  func steps(_ flow: [String: Any]) -> [[String: Any]] { list(flow["locations"]) }

  /// `file:line`, or `file:line:column`, of each location.
  func lines(_ locations: Any?) -> [String] {
    list(locations).map { location in
      let place = location["physicalLocation"] as? [String: Any]
      let file = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
      let region = place?["region"] as? [String: Any]
      let column = (region?["startColumn"] as? Int).map { ":\($0)" } ?? ""
      return "\(file):\(region?["startLine"] as? Int ?? 0)" + column
    }
  }

  func bases(_ locations: Any?) -> [String?] {
    list(locations).map { location in
      let place = location["physicalLocation"] as? [String: Any]
      return (place?["artifactLocation"] as? [String: Any])?["uriBaseId"] as? String
    }
  }

  private func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}
