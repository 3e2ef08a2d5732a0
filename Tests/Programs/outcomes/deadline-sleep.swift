// outcomes: slept for a second
// A sleep until an instant of the calendar ends then, and not at once.
import Glibc

var before = timespec()
clock_gettime(CLOCK_REALTIME, &before)
var until = before
until.tv_sec += 1
clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &until, nil)
var after = timespec()
clock_gettime(CLOCK_REALTIME, &after)
let length = (after.tv_sec - before.tv_sec) * 1_000_000_000 + after.tv_nsec - before.tv_nsec
print(length >= 1_000_000_000 && length < 2_000_000_000 ? "slept for a second" : "woke too early")
