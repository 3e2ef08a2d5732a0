// outcomes: early
// assumes: date
// On another date another branch runs.
import Dispatch
import Foundation

let year = Calendar(identifier: .gregorian).component(.year, from: Date())
DispatchQueue.global().sync { print(year < 2020 ? "early" : "late") }
