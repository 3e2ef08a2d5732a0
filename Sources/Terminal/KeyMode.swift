import Foundation

/// A terminal that gives each key at once and does not show it, and that can be put back.
package struct KeyMode: Sendable {
  private let descriptor: Int32
  private let original: termios

  /// Reads how a terminal is set.
  ///
  /// - Returns: `nil` if the descriptor is no terminal.
  package init?(descriptor: Int32 = 0) {
    var state = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &state) == 0 else { return nil }
    self.descriptor = descriptor
    original = state
  }

  /// Gives keys at once from now on; Ctrl-C and Ctrl-Z are signals as before.
  package func enter() {
    var state = original
    state.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &state.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    set(state)
  }

  /// Puts the terminal back as it was.
  package func leave() { set(original) }

  private func set(_ state: termios) {
    // In the background the terminal belongs to another process group.
    guard tcgetpgrp(descriptor) == getpgrp() else { return }
    var state = state
    while tcsetattr(descriptor, TCSADRAIN, &state) != 0 && errno == EINTR {}
  }
}
