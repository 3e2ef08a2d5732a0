/// What queues, groups, semaphores and sources have in common.
public class DispatchObject {
  init() {}

  /// Sets the queue that carries out the object's work; matters for queues and sources only.
  public func setTarget(queue: DispatchQueue) {}
  /// Lets an object begin that was made inactive.
  public func activate() {}
  /// Keeps further blocks from starting, until it is resumed as often.
  public func suspend() {}
  /// Takes back one suspension.
  public func resume() {}
}
