/// What a teacher should know about how submissions are confined.
package enum ConfinementText {
  /// For a kernel that does not limit what a process reads.
  package static let withoutLandlock =
    "This kernel has no Landlock (Linux 5.13 has it): submissions cannot write files, start programs or use "
    + "the network, but they can read the files that you can read."
}
