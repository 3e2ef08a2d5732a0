extension Engine {
  /// The program prints: the order of what is printed can be seen.
  package func print(_ text: some Sequence<UInt8>) {
    perform(Action(.print, output.shared(), .write))
    if output.isClosed { return }
    recorder?.printed(text, by: lane)
    if !output.append(text) {
      fail(.tooMuchOutput(kibibytes: ProgramOutput.most >> 10))
    }
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
