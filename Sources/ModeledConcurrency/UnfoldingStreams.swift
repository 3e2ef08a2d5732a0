extension AsyncStream {
  /// Makes a stream as Swift's own does, whose handler comes after what led to the stream.
  ///
  /// The stream registers the handler inside of the library, where the explorer does not see it.
  ///
  /// - Parameters:
  ///   - produce: What makes the next element.
  ///   - onCancel: What runs when the task that waits for an element is cancelled.
  @preconcurrency public init(
    unfolding produce: @escaping @Sendable () async -> Element?,
    onCancel: @escaping @Sendable () -> Void
  ) {
    let order = HandlerOrder()
    order.operationBegins()
    let handler: (@Sendable () -> Void)? = {
      order.handlerBegins()
      onCancel()
    }
    self.init(unfolding: produce, onCancel: handler)
  }
}
