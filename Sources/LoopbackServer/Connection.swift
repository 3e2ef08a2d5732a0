/// One client: reads its requests and answers them, in order, until one of the two hangs up.
struct Connection {
  /// Why a connection ends.
  private enum Ending: Error {
    case hungUp, tooSlow, stopped, dropped
  }

  private let descriptor: Int32
  private let server: ServerCore

  init(_ descriptor: Int32, of server: ServerCore) {
    self.descriptor = descriptor
    self.server = server
  }

  /// Serves the client to the end and closes the connection.
  func serve() {
    defer { Sockets.closeDescriptor(descriptor) }
    var parser = RequestParser(limit: server.limits.header)
    do {
      while let request = try nextRequest(&parser) {
        try answer(request)
        if !request.keepsAlive { return finish() }
      }
    } catch let refusal as RequestParser.Refusal {
      refuse(refusal)
    } catch {
      // The connection is broken or ends: there is no client left to tell.
    }
  }

  // MARK: - Reading

  /// Waits for the next request; `nil` when the client has finished.
  private func nextRequest(_ parser: inout RequestParser) throws -> Request? {
    let clock = ContinuousClock()
    var deadline: ContinuousClock.Instant?
    while true {
      if let request = try parser.next() { return request }
      // Between requests a client may rest as long as it likes.
      if parser.isInsideRequest && deadline == nil { deadline = clock.now + server.limits.patience }
      let left = deadline.map { $0 - clock.now }
      let ready = Sockets.wait(readable: [descriptor, server.stopSignal], timeout: left)
      if ready.contains(server.stopSignal) { throw Ending.stopped }
      if ready.isEmpty { throw RequestParser.Refusal(status: 408, reason: "request too slow") }
      let bytes = try Sockets.receive(from: descriptor)
      if bytes.isEmpty { return nil }
      parser.append(bytes)
    }
  }

  private func refuse(_ refusal: RequestParser.Refusal) {
    server.onEvent(.refused(status: refusal.status))
    let response = Response.text("\(refusal.reason)\n", status: refusal.status)
    do {
      try send(response.head(closing: true) + response.body.flatMap(\.bytes))
      finish()
    } catch {
      // The client that sent nonsense does not want the answer either.
    }
  }

  /// Hangs up politely: closing with bytes unread would take back the answer just sent.
  private func finish() {
    Sockets.finishSending(descriptor)
    let clock = ContinuousClock()
    let deadline = clock.now + server.limits.patience
    while true {
      let ready = Sockets.wait(
        readable: [descriptor, server.stopSignal], timeout: deadline - clock.now)
      guard ready == [descriptor], let bytes = try? Sockets.receive(from: descriptor),
        !bytes.isEmpty
      else { return }
    }
  }

  // MARK: - Answering

  private func answer(_ request: Request) throws {
    server.onEvent(.received(request))
    let response = response(to: request)
    let lastBytes: [UInt8]
    do {
      try pause(response.delay)
      lastBytes = try sendAllButTheEnd(of: response, for: request)
    } catch {
      server.onEvent(.abandoned(request))
      throw error
    }
    server.onEvent(.answered(request, status: response.status))
    try send(lastBytes)
  }

  private func response(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text("only GET and HEAD\n", status: 405)
    }
    guard let answer = server.routes[request.path]?.answer ?? server.rest else {
      return .text("nothing at \(request.path)\n", status: 404)
    }
    do {
      return try answer(request)
    } catch {
      return .text("the route failed: \(error)\n", status: 500)
    }
  }

  /// Sends an answer up to its last delay, and returns what is to be sent then.
  private func sendAllButTheEnd(of response: Response, for request: Request) throws -> [UInt8] {
    var ready = response.head(closing: !request.keepsAlive)
    var left = response.dropsAfter ?? .max
    if request.method != "HEAD" {
      for piece in response.body {
        if piece.delay > .zero {
          try send(ready)
          ready = []
          try pause(piece.delay)
        }
        ready += piece.bytes.prefix(left)
        left -= min(left, piece.bytes.count)
      }
    }
    if response.dropsAfter != nil {
      try send(ready)
      throw Ending.dropped
    }
    return ready
  }

  private func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try Sockets.transmit(rest, to: descriptor)
      rest = rest.dropFirst(count)
      if count > 0 { continue }
      let ready = Sockets.wait(
        readable: [server.stopSignal], writable: descriptor, timeout: server.limits.patience)
      if ready.contains(server.stopSignal) { throw Ending.stopped }
      if ready.isEmpty { throw Ending.tooSlow }
    }
  }

  /// Waits for a delay, unless the client hangs up or the server is to stop.
  private func pause(_ delay: Duration) throws {
    guard delay > .zero else { return }
    if let sleep = server.sleep {
      sleep(delay)
      if server.isToStop { throw Ending.stopped }
      return
    }
    let clock = ContinuousClock()
    let deadline = clock.now + delay
    var watched = [server.stopSignal, descriptor]
    while true {
      let ready = Sockets.wait(readable: watched, timeout: deadline - clock.now)
      if ready.isEmpty { return }
      if ready.contains(server.stopSignal) { throw Ending.stopped }
      if Sockets.isHungUp(descriptor) { throw Ending.hungUp }
      // The client has sent its next request already: from now on it cannot be seen hanging up.
      watched = [server.stopSignal]
    }
  }
}
