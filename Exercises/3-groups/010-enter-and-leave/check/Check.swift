import Dispatch
import Grading

private struct Damaged: Error {}

/// Two good files are imported whole.
func goodFilesAreImported() {
  let (first, second) = (given(10...49), given(50...99))
  let work = Work()
  let total: Int = PhotoImport().run([
    PhotoFile(name: "beach", size: first), PhotoFile(name: "harbour", size: second),
  ]) { file in
    // Code that waits with a limit has given up by then.
    if file.size == first { work.computeLong(file.name) } else { work.compute(file.name) }
    return file.size
  }
  expect(total, equals: first + second, "the bytes of both files are imported")
}

/// A damaged file is left out, and nothing waits for it.
func aDamagedFileHoldsNobodyUp() {
  let size = given(10...99)
  let work = Work()
  let total: Int = PhotoImport().run([
    PhotoFile(name: "damaged", size: 5), PhotoFile(name: "beach", size: size),
  ]) { file in
    // It turns out at once: files that are read after that are not damaged.
    work.compute(file.name, units: file.name == "damaged" ? 0 : 1)
    guard file.name != "damaged" else { throw Damaged() }
    return file.size
  }
  expect(total, equals: size, "the good file is imported, the damaged one is not")
  let started: [String] = work.started.sorted()
  expect(started, equals: ["beach", "damaged"], "every file is read once, also a damaged one")
  // Code that gave up after a while instead of waiting has lost time by now.
  work.compute("the summary")
  expect(work, takesAtMost: 3, "the import is over as soon as the last file is done")
}

/// An empty file is not read, and nothing waits for it.
func anEmptyFileHoldsNobodyUp() {
  let size = given(10...99)
  let work = Work()
  let total: Int = PhotoImport().run([
    PhotoFile(name: "empty", size: 0), PhotoFile(name: "beach", size: size),
  ]) { file in
    work.compute(file.name)
    return file.size
  }
  expect(total, equals: size, "the good file is imported")
  expect(work.started, equals: ["beach"], "the empty file is not read")
  work.compute("the summary")
  expect(work, takesAtMost: 3, "the import is over as soon as the last file is done")
}

/// Files are read at the same time, and what was read is added up, also of two equal files.
func filesAreReadAtTheSameTime() {
  let work = Work()
  let total: Int = PhotoImport().run([
    PhotoFile(name: "beach", size: 1), PhotoFile(name: "beach", size: 1),
    PhotoFile(name: "market", size: 2),
  ]) { file in
    work.compute(file.name, units: 2)
    return (2 - file.size) * 10
  }
  expect(total, equals: 20, "the bytes that were read are added up, of every file")
  expect(work, takesAtMost: 3, "three files of two units each are read at the same time")
}

/// Ten files are read at the same time; each is ready at a moment of its own.
func tenFilesAreReadAtTheSameTime() {
  let work = Work()
  let files = (1...10).map { PhotoFile(name: "photo \($0)", size: 40 - 2 * $0) }
  let total: Int = PhotoImport().run(files) { file in
    work.compute(file.name, units: file.size)
    return file.size
  }
  expect(total, equals: 290, "the bytes that were read are added up, of every file")
  expect(work, takesAtMost: 38, "the first file takes 38 units, the others fewer")
}

/// Nothing waits if there is nothing to read.
func nothingToRead() {
  for files in [[], [PhotoFile(name: "empty", size: 0)]] {
    let total: Int = PhotoImport().run(files) { $0.size + 1 }
    expect(total, equals: 0, "no file is read")
  }
}

/// Two cards, one after the other: each import has its own bytes.
func eachImportHasItsBytes() {
  let size = given(10...99)
  let totals: [Int] = [size, 3].map { size in
    PhotoImport().run([PhotoFile(name: "beach", size: size)]) { $0.size }
  }
  expect(totals, equals: [size, 3], "the bytes are those of the files that were given")
}
