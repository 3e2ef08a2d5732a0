// repository: mxcl/PromiseKit
// commit: 2bc44395edb4f8391902a9ff7c220471882a4d07
// files: Sources
// without: AnyPromise.swift CustomStringConvertible.swift
// module: PromiseKit
// swift-version: 5
// Two promises that are kept by other threads, and one that waits for both.
import Dispatch
import PromiseKit

conf.Q = (map: DispatchQueue(label: "map"), return: DispatchQueue(label: "return"))
let done = DispatchSemaphore(value: 0)
let (first, firstResolver) = Promise<Int>.pending()
let (second, secondResolver) = Promise<Int>.pending()
DispatchQueue.global().async { firstResolver.fulfill(1) }
DispatchQueue.global().async { secondResolver.fulfill(2) }
when(fulfilled: [first, second]).done { values in
  print(values)
  done.signal()
}.cauterize()
done.wait()
