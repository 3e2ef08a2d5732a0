// outcomes: at once
// assumes: instantSteps
// What Dispatch writes an instant as tells what a clock said, too.
import Dispatch

let start = DispatchTime.now()
let passed = DispatchTime.now().rawValue - start.rawValue
print(passed < 1_000_000 ? "at once" : "late")
