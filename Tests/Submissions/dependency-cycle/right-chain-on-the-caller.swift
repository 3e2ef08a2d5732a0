import Dispatch

struct LaunchSteps: Sendable {
  let readSettings: @Sendable () -> Void
  let signIn: @Sendable () -> Void
  let loadProfile: @Sendable () -> Void
  let applyProfile: @Sendable () -> Void
  let openLibrary: @Sendable () -> Void
}

final class Launch: Sendable {
  func run(_ steps: LaunchSteps) {
    steps.readSettings()
    let library = DispatchWorkItem(block: steps.openLibrary)
    DispatchQueue.global(qos: .utility).async(execute: library)
    for step in [steps.signIn, steps.loadProfile, steps.applyProfile] { step() }
    library.wait()
  }
}
