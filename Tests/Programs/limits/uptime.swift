// outcomes: early
// assumes: date
// On a machine that has been up for longer, another branch runs.
import Dispatch

let uptime = DispatchTime.now().uptimeNanoseconds
DispatchQueue.global().sync { print(uptime < 2_000_000_000_000 ? "early" : "late") }
