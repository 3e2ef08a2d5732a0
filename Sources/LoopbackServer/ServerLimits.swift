/// What the server puts up with.
package struct ServerLimits: Sendable {
  /// The greatest number of bytes of a request line with its header fields.
  package var header: Int
  /// How many connections at once; further ones are answered with 503.
  package var connections: Int
  /// How long a client may take to send a request, or to take in a piece of an answer.
  package var patience: Duration

  /// Makes limits; the standard ones are generous for the programs of one machine.
  package init(
    header: Int = 8 * 1024, connections: Int = 512, patience: Duration = .seconds(10)
  ) {
    self.header = header
    self.connections = connections
    self.patience = patience
  }
}
