extension Part {
  /// Which part it is, in words.
  var words: String { "part \(number) of \(count)" }
}
