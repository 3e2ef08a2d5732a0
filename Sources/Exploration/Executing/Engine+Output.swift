extension Engine {
  /// The program prints: the order of what is printed can be seen.
  ///
  /// - Parameter waits: Whether a lane that has the output locked keeps this one from it.
  package func print(_ text: some Sequence<UInt8>, waits: Bool = true) {
    let output = output.shared()
    if asksWhatIsPrinted, waits {
      wait(Action(.print, output, .write))
      follow(output.stamp)
    } else {
      perform(Action(.print, output, .write))
    }
    note(printed: text)
    write(text)
  }

  private func note(printed text: some Sequence<UInt8>) {
    if !output.isClosed { recorder?.printed(text, by: lane) }
  }

  /// Adds to what was printed; the calling lane may do that now.
  package func write(_ text: some Sequence<UInt8>) {
    if output.isClosed { return }
    if !output.append(text) {
      fail(.tooMuchOutput(kibibytes: ProgramOutput.most >> 10))
    }
  }

  /// The calling lane prints values that say themselves what they are: until they have, others wait.
  package func lockOutput() {
    let output = output.shared()
    wait(Action(.print, output, .write))
    follow(output.stamp)
    output.lock(by: lane)
  }

  /// All that it prints has said what it is.
  package func unlockOutput(after text: some Sequence<UInt8>) {
    let output = output.shared()
    note(printed: text)
    release(into: &output.stamp)
    output.unlock()
  }

  /// The program's main thread has ended, and with it the process.
  ///
  /// What others print after that is not seen; they are followed to their ends all the same, for
  /// the sake of what is wrong with them.
  package func programEnds() {
    if lanes.all.contains(where: { $0.number != 0 && !$0.isFinished }) {
      perform(Action(.exit, output.shared(), .write))
    }
    output.close()
    time.endProgram()
  }
}
