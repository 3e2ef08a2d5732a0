// finds: unsupported
// line: 6
// Files and pipes answer when they like.
import Dispatch

DispatchIO.read(fromFileDescriptor: 0, maxLength: 64, runningHandlerOn: .main) { data, _ in
  print(data.count)
}
