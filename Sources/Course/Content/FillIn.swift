/// What an author has still to write.
enum FillIn {
  /// What marks a place that is to be filled in: `grade new` leaves it, `grade verify` names each.
  static let mark = "FILL IN:"
}
