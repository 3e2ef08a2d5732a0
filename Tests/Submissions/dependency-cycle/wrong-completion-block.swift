// expected: wrongResult
// The profile is applied in a completion block, which nothing waits for.
import Foundation

struct LaunchSteps: Sendable {
  let readSettings: @Sendable () -> Void
  let signIn: @Sendable () -> Void
  let loadProfile: @Sendable () -> Void
  let applyProfile: @Sendable () -> Void
  let openLibrary: @Sendable () -> Void
}

final class Launch: Sendable {
  private let queue = OperationQueue()

  func run(_ steps: LaunchSteps) {
    let settings = BlockOperation { steps.readSettings() }
    let signIn = BlockOperation { steps.signIn() }
    let profile = BlockOperation { steps.loadProfile() }
    let library = BlockOperation { steps.openLibrary() }
    signIn.addDependency(settings)
    profile.addDependency(signIn)
    profile.completionBlock = { steps.applyProfile() }
    library.addDependency(settings)
    queue.addOperations([settings, signIn, profile, library], waitUntilFinished: true)
  }
}
