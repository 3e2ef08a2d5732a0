// finds: wrongPrecondition
// line: 6
// The queue's blocks go through the global queue that is its target.
import Dispatch

func check() { dispatchPrecondition(condition: .notOnQueue(.global(qos: .utility))) }

let work = DispatchQueue(label: "work", target: .global(qos: .utility))
work.async { check() }
work.sync {}
