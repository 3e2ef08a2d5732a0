// traps: yes
// A queue is resumed that was not suspended.
import Dispatch

DispatchQueue(label: "serial").resume()
