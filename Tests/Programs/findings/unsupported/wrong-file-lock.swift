// finds: unsupported
// line: 8
// swift-version: 5
// The lock of a file keeps out what other threads print, too.
import Foundation

func write(_ lines: [String]) {
  flockfile(stdout)
  for line in lines { print(line) }
  funlockfile(stdout)
}

write(["one", "two"])
