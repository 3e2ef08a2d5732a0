import Dispatch
import Foundation
import Terminal
import Timing

/// What Ctrl-C does: the workers end, nothing half done is left, the status is 130.
struct InterruptHandler {
  private let source: any DispatchSourceSignal

  /// Looks out for Ctrl-C as long as the value lives.
  init() {
    signal(SIGINT, SIG_IGN)  // the source sees it all the same
    source = DispatchSource.makeSignalSource(
      signal: SIGINT, queue: DispatchQueue(label: "interruption"))
    source.setEventHandler {
      MeasuringProcess.killAll()
      TemporaryFolders.removeAll()
      Console.note("\nbench: interrupted; nothing was written")
      ExitStatus.interrupted.exit()
    }
    source.activate()
  }
}
