/// Functions of models whose answer costs executions: a call of one goes to another function if the program
/// uses what it returns.
package enum CalledForAnswer {
  /// The function that answers, for each that does not.
  package static let functions = [
    "$s15ModeledDispatch0B9SemaphoreC6signalSiyF": signal
  ]

  /// Gives a token to a semaphore of Dispatch, and tells whether a lane was waiting for it.
  package static let signal = "$s15ModeledDispatch0B9SemaphoreC15answeringSignalSiyF"
}
