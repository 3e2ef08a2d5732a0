import Dispatch
import Grading

/// The sizes of all folders come back, in the order of the folders.
func sizesAreInOrder() {
  let sizes = ["music": given(10...39), "letters": given(40...69)]
  let work = Work()
  let result: [Int] = Backup().run(["music", "letters"]) { folder in
    // Code that waits with a limit has given up by then.
    if folder == "music" { work.compute(folder, units: 0) } else { work.computeLong(folder) }
    return sizes[folder] ?? 0
  }
  let expected: [Int] = [sizes["music"] ?? 0, sizes["letters"] ?? 0]
  expect(result, equals: expected, "every folder's size is in the folder's place")
}

/// Folders are uploaded at the same time, and some of them are empty.
func foldersAreUploadedAtTheSameTime() {
  let work = Work()
  let units = ["photos": 3, "music": 2, "letters": 2, "notes": 3]
  let factor = given(10...99)
  let result: [Int] = Backup().run(["photos", "music", "letters", "notes"]) { folder in
    work.compute(folder, units: units[folder] ?? 0)
    return factor * ((units[folder] ?? 0) - 2)
  }
  let uploaded: [String] = work.finished.sorted()
  expect(
    uploaded, equals: ["letters", "music", "notes", "photos"], "every folder is uploaded once")
  // Code that slept instead of waiting has lost time by now.
  work.compute("the report")
  expect(work, takesAtMost: 4, "uploads of 3, 2, 2 and 3 units overlap, and a report of 1 follows")
  let expected: [Int] = [factor, 0, 0, factor]
  expect(result, equals: expected, "every folder's size is in the folder's place")
}

/// Twelve folders are uploaded at the same time; those that are given later have fewer bytes.
func twelveFoldersAreUploadedAtTheSameTime() {
  let work = Work()
  let units = Dictionary(uniqueKeysWithValues: (1...12).map { ("folder \($0)", 40 - 2 * $0) })
  let result: [Int] = Backup().run((1...12).map { "folder \($0)" }) { folder in
    work.compute(folder, units: units[folder] ?? 0)
    return units[folder] ?? 0
  }
  expect(
    result, equals: (1...12).map { 40 - 2 * $0 }, "every folder's size is in the folder's place")
  expect(work, takesAtMost: 38, "the first folder takes 38 units, the others fewer")
}

/// Without folders there is nothing to wait for.
func nothingToUpload() {
  let result: [Int] = Backup().run([]) { _ in 1 }
  expect(result, equals: [], "no folders have no sizes")
}

/// Two backups, one after the other: each has the sizes of its own folders.
func eachBackupHasItsFolders() {
  let size = given(10...99)
  let results: [[Int]] = [size, 5].map { size in Backup().run(["music"]) { _ in size } }
  expect(results, equals: [[size], [5]], "the sizes are those of the folders that were given")
}
