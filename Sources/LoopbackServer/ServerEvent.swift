/// What happens on a connection, told on the connection's own thread.
package enum ServerEvent: Sendable, Equatable {
  /// A whole request has arrived, and the work on it begins.
  case received(Request)
  /// The work on a request is done. Told just before the last bytes of the answer are sent, so
  /// that it is known before the client can know it.
  case answered(Request, status: Int)
  /// The work on a request ends without a whole answer: the client hung up or was too slow, the
  /// route drops the connection, or the server is being stopped.
  case abandoned(Request)
  /// What arrived is no request that the server takes: it answers with this status and hangs up.
  case refused(status: Int)
}
