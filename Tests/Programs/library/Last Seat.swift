// finds: failedCheck
// line: 9
import Dispatch
@testable import Ticket_Office

let office = Office(seats: 1)
DispatchQueue.concurrentPerform(iterations: 2) { _ in office.sell() }
print(office.seats.left)
precondition(office.seats.left >= 0, "a seat was sold twice")
