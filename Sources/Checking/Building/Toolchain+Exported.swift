// A check names the toolchain that it is to use: whoever imports Checking has its type, too.
@_exported import SwiftToolchain
