import Channel
import Exploration
import Foundation

/// What is called in the explored object.
struct EntryPoint {
  private typealias Main =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  private typealias Scenario = @convention(c) (Int32) -> Void

  let call: () -> Void

  /// - Returns: `nil` when the object has no such entry.
  init?(_ settings: SearchSettings, in object: UnsafeMutableRawPointer) {
    guard let address = dlsym(object, settings.entry) else { return nil }
    if settings.endsWithMain {
      let main = unsafeBitCast(address, to: Main.self)
      // Swift's own CommandLine keeps what the process was started with; C's main gets only a name.
      let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 2)
      arguments.initialize(repeating: nil, count: 2)
      arguments[0] = strdup("main")
      call = {
        _ = main(1, arguments)
        Engine.shared.programEnds()
      }
    } else {
      let scenario = unsafeBitCast(address, to: Scenario.self)
      let number = settings.number
      call = { scenario(number) }
    }
  }
}
