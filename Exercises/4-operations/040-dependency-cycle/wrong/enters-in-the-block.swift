// diagnosis: wrongResult
// The group is entered in the block: run may wait before the library has begun, and then for nothing.
import Dispatch

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

final class Launch: Sendable {
  func run(_ steps: LaunchSteps) {
    let group = DispatchGroup()
    steps.readSettings()
    DispatchQueue.global().async {
      group.enter()
      steps.openLibrary()
      group.leave()
    }
    steps.signIn()
    steps.loadProfile()
    steps.applyProfile()
    group.wait()
  }
}
