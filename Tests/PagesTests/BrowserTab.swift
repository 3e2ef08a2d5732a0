import Foundation

/// A page in a browser: what is on it, keys that are pressed, and all that it complained of or asked for.
final class BrowserTab {
  /// How a page is looked at.
  struct Look: Sendable {
    var width = 1280
    var height = 800
    var isDark = false
  }

  private let lent: LentBrowser
  private let session: String
  private let target: String

  /// Opens a file and waits until it is loaded.
  init(_ file: URL, at link: String = "", look: Look = Look(), in lent: LentBrowser) throws {
    self.lent = lent
    let browser = lent.browser
    let words = ["url": "about:blank", "browserContextId": lent.context]
    target = try browser.call("Target.createTarget", words)["targetId"] as? String ?? ""
    session =
      try browser.call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String ?? ""
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
      try call("\(domain).enable")
    }
    try set(look)
    try call("Page.navigate", ["url": file.absoluteString + link])
    try browser.event("Page.loadEventFired", session: session)
  }

  deinit { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }

  private var browser: Browser { lent.browser }

  /// Sends a command about the page.
  @discardableResult
  func call(_ method: String, _ parameters: Browser.Fields = [:]) throws -> Browser.Fields {
    try browser.call(method, parameters, session: session)
  }

  /// Waits for an event of the page.
  func wait(for event: String) throws { try browser.event(event, session: session) }

  /// Changes how the page is looked at.
  func set(_ look: Look) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": look.width, "height": look.height, "deviceScaleFactor": 1,
        "mobile": look.width < 500,
      ])
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": look.isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
  }

  /// What a JavaScript expression gives, as a text; a promise is waited for.
  func value(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        "returnByValue": true,
      ])
    if let problem = answer["exceptionDetails"] as? Browser.Fields {
      let thrown = problem["exception"] as? Browser.Fields
      throw Browser.Trouble(description: "\(expression): \(thrown?["description"] ?? problem)")
    }
    return (answer["result"] as? Browser.Fields)?["value"] as? String ?? ""
  }

  /// The text of the first element that a selector finds.
  func text(_ selector: String) throws -> String {
    try value("document.querySelector(\(Self.literal(selector)))?.textContent ?? '(nothing)'")
  }

  /// How many elements a selector finds.
  func count(_ selector: String) throws -> Int {
    Int(try value("document.querySelectorAll(\(Self.literal(selector))).length")) ?? -1
  }

  /// Presses the button that a selector finds.
  func click(_ selector: String) throws {
    _ = try value("document.querySelector(\(Self.literal(selector))).click()")
  }

  /// Presses and releases a key, as a person does.
  func press(_ key: String) throws {
    let named = ["space": " "][key] ?? key
    let text = named.count == 1 ? named : named == "Enter" ? "\r" : nil
    var fields: Browser.Fields = [
      "type": text == nil ? "rawKeyDown" : "keyDown", "key": named,
      "windowsVirtualKeyCode": Self.codes[named] ?? Int(named.uppercased().utf8.first ?? 0),
    ]
    fields["text"] = text
    fields["code"] = named == " " ? "Space" : named
    try call("Input.dispatchKeyEvent", fields)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": named])
  }

  private static let codes = [
    "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9, "Enter": 13, " ": 32,
  ]

  /// A text as JavaScript writes it.
  static func literal(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [text])
    return String(decoding: data ?? Data("[\"\"]".utf8), as: UTF8.self) + "[0]"
  }

  /// Every word that a screen reader finds: roles and names.
  func accessible() throws -> [(role: String, name: String)] {
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [Any] ?? []
    return nodes.compactMap { $0 as? Browser.Fields }.compactMap { node in
      guard let role = (node["role"] as? Browser.Fields)?["value"] as? String else { return nil }
      return (role, (node["name"] as? Browser.Fields)?["value"] as? String ?? "")
    }
  }

  /// What the page complained of, and what it asked for besides itself.
  func complaints() throws -> [String] {
    // The answer to this comes after all that happened before.
    _ = try value("0")
    return browser.events(of: session).compactMap { event in
      let fields = event["params"] as? Browser.Fields ?? [:]
      switch event["method"] as? String {
      case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
        return "\(fields)"
      case "Network.requestWillBeSent":
        let url = (fields["request"] as? Browser.Fields)?["url"] as? String ?? ""
        return url.hasPrefix("file:") && !url.contains("favicon") ? nil : "asks for \(url)"
      default: return nil
      }
    }
  }

  /// A picture of the window.
  func picture() throws -> Data {
    let text = try call("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? ""
    return Data(base64Encoded: text) ?? Data()
  }
}
