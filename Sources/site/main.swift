// `swift run site`: makes the book of the package, and shows it.
import Book
import Terminal

Interruption.watch()
do {
  let words = Array(CommandLine.arguments.dropFirst())
  if words.first == PlayedStarter.option, words.count == 2 {
    try PlayedStarter.tell(of: words[1], products: SiteCommand.products)
  } else {
    try SiteCommand(arguments: words).run().exit()
  }
} catch let error as UsageError {
  Console.complain(error.description, as: "site")
  ExitStatus.usage.exit()
} catch let error as OutputError {
  Console.complain(error.description, as: "site")
  ExitStatus.cannotCreate.exit()
} catch {
  Console.complain("\(error)", as: "site")
  ExitStatus.unavailable.exit()
}
