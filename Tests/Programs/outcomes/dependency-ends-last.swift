// outcomes: a / b / c|a / b / c / x|a / b / x / c|a / x / b / c|b / a / c|b / a / c / x|b / a / x / c
// An operation is put in the line of its underlying queue by the last of its dependencies, before what that one puts
// there next. Who prints first need not end first.
import Foundation

let line = DispatchQueue(label: "line")
let (left, right, last) = (OperationQueue(), OperationQueue(), OperationQueue())
last.underlyingQueue = line
let a = BlockOperation { print("a") }
let b = BlockOperation { print("b") }
let c = BlockOperation { print("c") }
a.completionBlock = { line.async { print("x") } }
c.addDependency(a)
c.addDependency(b)
last.addOperation(c)
left.addOperation(a)
right.addOperation(b)
c.waitUntilFinished()
line.sync {}
