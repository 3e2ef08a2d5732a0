// diagnosis: notAllowed
// A macro of its own runs while the compiler does.
@freestanding(expression) macro pass() -> Int = #externalMacro(module: "Pass", type: "Pass")

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += #pass()
  }

  var total: Int {
    bytes
  }
}
