// Foundation re-exports Dispatch, and with it the names of the real one. What is declared here takes their
// place for code that imports Foundation only; the members come with the module itself.
@_exported import ModeledDispatch

/// A queue, a group, a semaphore or a source.
public typealias DispatchObject = ModeledDispatch.DispatchObject
/// A queue of blocks.
public typealias DispatchQueue = ModeledDispatch.DispatchQueue
/// A key of values that belong to queues.
public typealias DispatchSpecificKey = ModeledDispatch.DispatchSpecificKey
/// Blocks that are waited for together.
public typealias DispatchGroup = ModeledDispatch.DispatchGroup
/// A number of tokens.
public typealias DispatchSemaphore = ModeledDispatch.DispatchSemaphore
/// A block that can be waited for and cancelled.
public typealias DispatchWorkItem = ModeledDispatch.DispatchWorkItem
/// How a block is run.
public typealias DispatchWorkItemFlags = ModeledDispatch.DispatchWorkItemFlags
/// What `dispatchPrecondition` asks.
public typealias DispatchPredicate = ModeledDispatch.DispatchPredicate
/// How important a block is.
public typealias DispatchQoS = ModeledDispatch.DispatchQoS
/// An instant of the system's clock.
public typealias DispatchTime = ModeledDispatch.DispatchTime
/// An instant of the calendar's clock.
public typealias DispatchWallTime = ModeledDispatch.DispatchWallTime
/// A span of time.
public typealias DispatchTimeInterval = ModeledDispatch.DispatchTimeInterval
/// Whether a wait ended in time.
public typealias DispatchTimeoutResult = ModeledDispatch.DispatchTimeoutResult

// A file that imports Dispatch as well sees the functions twice; those of the module itself come first then.

/// Runs the blocks of the main queue forever.
@_disfavoredOverload
public func dispatchMain() -> Never { ModeledDispatch.dispatchMain() }

/// Traps when a predicate about the calling code's queue does not hold.
///
/// Foundation's own Dispatch has a function of this name, too. One without default arguments is the
/// compiler's choice also where the predicate does not tell whose it is, as `.onQueue(.main)`.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  ModeledDispatch.dispatchPrecondition(condition: condition())
}

/// Traps when a predicate about the calling code's queue does not hold, with a place of one's own.
@_disfavoredOverload
public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt
) {
  ModeledDispatch.dispatchPrecondition(condition: condition(), file: file, line: line)
}

// MARK: Sources

/// A source of events.
public typealias DispatchSource = ModeledDispatch.DispatchSource
/// What a source calls.
public typealias DispatchSourceHandler = ModeledDispatch.DispatchSourceHandler
/// What all sources can do.
public typealias DispatchSourceProtocol = ModeledDispatch.DispatchSourceProtocol
/// A source that fires by the clock.
public typealias DispatchSourceTimer = ModeledDispatch.DispatchSourceTimer
/// A source that sums what it is told.
public typealias DispatchSourceUserDataAdd = ModeledDispatch.DispatchSourceUserDataAdd
/// A source that joins the bits that it is told.
public typealias DispatchSourceUserDataOr = ModeledDispatch.DispatchSourceUserDataOr
/// A source that keeps what it was told last.
public typealias DispatchSourceUserDataReplace = ModeledDispatch.DispatchSourceUserDataReplace
/// A source of bytes to read.
public typealias DispatchSourceRead = ModeledDispatch.DispatchSourceRead
/// A source of room to write.
public typealias DispatchSourceWrite = ModeledDispatch.DispatchSourceWrite
/// A source of signals of the system.
public typealias DispatchSourceSignal = ModeledDispatch.DispatchSourceSignal

// MARK: Data and channels

/// Bytes in several regions.
public typealias DispatchData = ModeledDispatch.DispatchData
/// Goes through the bytes of data.
public typealias DispatchDataIterator = ModeledDispatch.DispatchDataIterator
/// A channel to a file.
public typealias DispatchIO = ModeledDispatch.DispatchIO
