// repository: hyperoslo/Cache
// commit: 86165db6a184874611c532a7422511270b2f549a
// files: Source/Shared
// without: Storage+Transform.swift ImageWrapper.swift Types.swift TransformerFactory.swift
// module: Cache
// swift-version: 5
// A store in memory without a lock of its own, used by two threads.
import Cache
import Dispatch

let storage = MemoryStorage<String, Int>(config: MemoryConfig())
DispatchQueue.concurrentPerform(iterations: 2) { number in
  storage.setObject(number, forKey: "key")
}
