// finds: nothing
// outcomes: 0
// The twin of wrong-default-time-zone: a time zone of the program's own.
import Foundation

let zone = TimeZone.gmt
print(zone.secondsFromGMT())
