import Terminal

struct CostsCommand {
  let style: TerminalStyle
  let isJSON: Bool
  let seed: UInt64
  let output: OutputFile
  func run() throws {}
}
