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
    // Code that waits with a limit has given up long before.
    work.compute(file.name, units: file.size == first ? 1000 : 1)
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

/// Files are read at the same time, and what was read is added up, also if two have the same name.
func filesAreReadAtTheSameTime() {
  let work = Work()
  let total: Int = PhotoImport().run([
    PhotoFile(name: "beach", size: 1), PhotoFile(name: "beach", size: 2),
    PhotoFile(name: "market", size: 3),
  ]) { file in
    work.compute(file.name, units: 2)
    return file.size * 10
  }
  expect(total, equals: 60, "the bytes that were read are added up, of every file")
  expect(work, takesAtMost: 3, "three files of two units each are read at the same time")
}
