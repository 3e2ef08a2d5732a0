// traps: yes
// There is no byte behind the last one.
import Dispatch

print(DispatchData.empty[0])
