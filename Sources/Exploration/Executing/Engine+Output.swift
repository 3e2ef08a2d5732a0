extension Engine {
  /// The program prints: the order of what is printed can be seen.
  ///
  /// - Parameter waits: Whether a lane that has the output locked keeps this one from it, and the text may stay in
  ///   the stream's buffer.
  package func print(_ text: some Sequence<UInt8>, waits: Bool = true) {
    let shared = output.shared()
    if StandardOutput.isLocked, waits { shared.waitForTurn() } else { shared.stop() }
    if !output.isClosed { recorder?.printed(text, by: lane) }
    StandardOutput.write(text)
    output.noteWay(isBuffered: waits)
  }

  /// The program's main thread has ended, and with it the process.
  ///
  /// What others print after that is not seen; they are followed to their ends all the same, for
  /// the sake of what is wrong with them.
  package func programEnds() {
    if lanes.all.contains(where: { $0.number != 0 && !$0.isFinished }) {
      perform(Action(.exit, output.shared(), .write))
    } else if lanes.count > 1 {
      // What the others have printed, the end might have come before.
      effect(.write, on: output.shared(), stopsAfter: false)
    }
    output.close()
    time.endProgram()
  }
}
