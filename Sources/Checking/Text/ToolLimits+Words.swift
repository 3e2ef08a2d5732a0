extension ToolLimits.Excess {
  /// What happened, as a sentence about the compiler and its helpers.
  package var sentence: String {
    let what =
      switch self {
      case .memory(let bytes): "\(bytes >> 30) GiB of memory"
      case .processorTime(let seconds): "\(seconds) s of processor time"
      case .fileSize(let bytes): "\(bytes >> 20) MiB for the compiled program"
      }
    return "Compiling this takes more than \(what), which is the limit."
  }
}
