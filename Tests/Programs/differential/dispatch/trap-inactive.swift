// traps: yes
// A queue goes away that was never activated.
import Dispatch

func run() -> String { DispatchQueue(label: "inactive", attributes: .initiallyInactive).label }
print(run())
