import Foundation

/// What an app does when it starts; each takes a while.
struct LaunchSteps: Sendable {
  /// Reads the address of the server from the settings.
  let readSettings: @Sendable () -> Void
  /// Signs in; needs the address.
  let signIn: @Sendable () -> Void
  /// Loads the profile of the user who has signed in.
  let loadProfile: @Sendable () -> Void
  /// Changes the settings to the language of the profile.
  let applyProfile: @Sendable () -> Void
  /// Opens the local library; needs the settings as they were read, and no user who has signed in.
  let openLibrary: @Sendable () -> Void
}

/// Starts an app.
final class Launch: Sendable {
  private let queue = OperationQueue()

  /// Does all steps and returns when the app is ready.
  func run(_ steps: LaunchSteps) {
    let settings = BlockOperation(block: steps.readSettings)
    let session = BlockOperation {
      steps.signIn()
      steps.loadProfile()
      steps.applyProfile()
    }
    let library = BlockOperation(block: steps.openLibrary)
    for later in [session, library] { later.addDependency(settings) }
    queue.addOperations([library, session, settings], waitUntilFinished: false)
    session.waitUntilFinished()
    library.waitUntilFinished()
  }
}
