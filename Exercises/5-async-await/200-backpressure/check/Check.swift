import Grading

/// Pages that take no time: each is uploaded once, in order, and two at most are in memory.
func everyPage() async {
  let desk = CheckDesk(["a", "b"])
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.uploaded, equals: ["a", "b"], "every page is uploaded, in order")
  expect(desk.scans, equals: 3, "nothing is scanned after the last page")
}

/// There is nothing to scan: nothing is uploaded, and it returns.
func noPages() async {
  let desk = CheckDesk([])
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "done", "it returns if there is nothing to scan")
  expect(desk.uploaded, equals: [], "nothing is uploaded if there is nothing to scan")
  expect(desk.scans, equals: 1, "nothing is scanned after the last page")
}

/// A page is scanned while the one before is uploaded.
func atTheSameTime() async {
  let desk = CheckDesk(["a", "b"], scanning: 2, uploading: 3)
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.work, takesAtMost: 8, "a page is scanned while the one before is uploaded")
}

/// The scanner is slow: each page is uploaded as soon as it is scanned.
func slowScanner() async {
  let desk = CheckDesk(["a", "b"], scanning: 3, uploading: 1)
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.work, takesAtMost: 7, "each page is uploaded as soon as it is scanned")
}

/// The network is slow: as many pages as allowed are scanned ahead, and no more.
func slowNetwork() async {
  let desk = CheckDesk(["a", "b", "c", "d"], scanning: 2, uploading: 200)
  let outcome = await desk.outcome(limit: 3)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.peak, equals: 3, "pages are scanned ahead as long as there is memory for them")
  expect(desk.uploaded, equals: ["a", "b", "c", "d"], "every page is uploaded, in order")
  expect(desk.work, takesAtMost: 802, "the next page is there when an upload ends")
}

/// The network is slow, and there is memory for ten pages: ten are scanned ahead.
func tenInMemory() async {
  let desk = CheckDesk((1...11).map { "page \($0)" }, scanning: 2, uploading: 200)
  let outcome = await desk.outcome(limit: 10)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.peak, equals: 10, "pages are scanned ahead as long as there is memory for them")
}

/// A scan takes so long that everything else is uploaded: then as many pages are scanned ahead as before.
func aLongScan() async {
  // c is scanned until 40; a and b have been uploaded by then, and its own upload fails.
  let desk = CheckDesk(
    ["a", "b", "c", "d", "e", "f"], scanning: 1, uploading: 5, failing: "c", long: ("c", 38))
  let outcome = await desk.outcome(limit: 3)
  expect(outcome, equals: "no connection for c", "the error of the upload is thrown")
  expect(desk.scans, equals: 5, "pages are scanned ahead as long as there is memory for them")
}

/// One page in memory: it is uploaded before the next is scanned; some are equal, and one is empty.
func oneInMemory() async {
  let desk = CheckDesk(["a", "a", "", "b"], scanning: 1, uploading: 1)
  let outcome = await desk.outcome(limit: 1)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.uploaded, equals: ["a", "a", "", "b"], "every page is uploaded, in order")
}

/// One page in memory, and they take no time: an upload may end before or after the next scan is wanted.
func oneInMemoryAtOnce() async {
  let desk = CheckDesk(["a", "b"])
  let outcome = await desk.outcome(limit: 1)
  expect(outcome, equals: "done", "it returns when all pages are uploaded")
  expect(desk.uploaded, equals: ["a", "b"], "every page is uploaded, in order")
}

/// An upload fails while no page may be scanned: nothing else begins, and the error is thrown.
func anUploadFails() async {
  // a is uploaded from 1 to 6, and b is scanned from 1 to 2.
  let desk = CheckDesk(["a", "b", "c"], scanning: 1, uploading: 5, failing: "a")
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "no connection for a", "the error of the upload is thrown")
  expect(desk.uploads, equals: 1, "after an error, no upload begins")
  expect(
    desk.scans, equals: 2, "the scanner is as busy as allowed, and after an error, no scan begins")
}

/// An upload fails while a page is scanned: nothing else begins, and the scan is cancelled.
func anUploadFailsDuringAScan() async {
  // a is uploaded from 3 to 8, and c is scanned from 6 to 9.
  let desk = CheckDesk(["a", "b", "c", "d"], scanning: 3, uploading: 5, failing: "a")
  let outcome = await desk.outcome(limit: 9)
  expect(outcome, equals: "no connection for a", "the error of the upload is thrown")
  expect(desk.uploads, equals: 1, "after an error, no upload begins")
  expect(
    desk.scans, equals: 3, "the scanner is as busy as allowed, and after an error, no scan begins")
  expect(desk.work.cancelled, equals: ["scan c"], "after an error, a scan is cancelled")
}

/// An upload fails, and the scan that is running ignores its cancellation, or fails as well: it is the last.
func aScanThatIgnoresTheError() async {
  for jamming in [nil, "c"] {
    let desk = CheckDesk(
      ["a", "b", "c", "d"], scanning: 3, uploading: 5, jamming: jamming, failing: "a",
      isPatient: true)
    let outcome = await desk.outcome(limit: 9)
    expect(outcome, equals: "no connection for a", "the first error is thrown, that of the upload")
    expect(desk.uploads, equals: 1, "after an error, no upload begins")
    expect(
      desk.scans, equals: 3, "the scanner is as busy as allowed, and after an error, no scan begins"
    )
  }
}

/// A scan fails, and then the upload that is running fails as well: the first error is thrown.
func anUploadFailsAfterAScan() async {
  // a is uploaded from 2 to 9, and b is scanned from 2 to 4.
  let desk = CheckDesk(
    ["a", "b"], scanning: 2, uploading: 7, jamming: "b", failing: "a", isPatient: true)
  let outcome = await desk.outcome(limit: 2)
  expect(outcome, equals: "paper jam at b", "the first error is thrown, that of the scan")
}

/// An upload fails when nothing is left to scan: no other begins, and the error is thrown.
func anUploadFailsAfterTheLastScan() async {
  // b is scanned from 1 to 2, and then there are no more pages; a is uploaded from 1 to 6.
  for (failing, uploads) in [("a", 1), ("b", 2)] {
    let desk = CheckDesk(["a", "b"], scanning: 1, uploading: 5, failing: failing)
    let outcome = await desk.outcome(limit: 3)
    expect(outcome, equals: "no connection for \(failing)", "the error of the upload is thrown")
    expect(desk.uploads, equals: uploads, "after an error, no upload begins")
  }
}

/// A scan fails while a page is uploaded and others wait for it: none of them is uploaded.
func aScanFails() async {
  for isPatient in [false, true] {
    let desk = CheckDesk(
      ["a", "b", "c", "d"], scanning: 2, uploading: 9, jamming: "d", isPatient: isPatient)
    let outcome = await desk.outcome(limit: 6)
    expect(outcome, equals: "paper jam at d", "the error of the scan is thrown")
    expect(desk.uploads, equals: 1, "after an error, no upload begins")
    expect(
      desk.scans, equals: 4, "the scanner is as busy as allowed, and after an error, no scan begins"
    )
    let useless = isPatient ? [] : ["upload a"]
    expect(desk.work.cancelled, equals: useless, "after an error, an upload is cancelled")
  }
}

/// A scan fails while there is nothing to upload, early or late.
func aScanFailsAlone() async {
  for pages in [["a"], ["b", "a"]] {
    let desk = CheckDesk(pages, scanning: 2, uploading: 1, jamming: "a")
    let outcome = await desk.outcome(limit: 2)
    expect(outcome, equals: "paper jam at a", "the error of the scan is thrown")
    expect(desk.uploads, equals: pages.count - 1, "what was scanned before is uploaded")
    expect(
      desk.scans, equals: pages.count,
      "the scanner is as busy as allowed, and after an error, no scan begins")
  }
}

/// A scan throws a `CancellationError`, though nobody has cancelled it: that is an error, too.
func aScanFailsAsIfCancelled() async {
  let desk = CheckDesk(["a"], jamming: "a", error: CancellationError())
  let outcome = await desk.outcome(limit: 1)
  expect(outcome, equals: "cancelled", "the error is thrown, even if it is a CancellationError")
}

/// An upload throws a `CancellationError`, though nobody has cancelled it: that is an error, too.
func anUploadFailsAsIfCancelled() async {
  let desk = CheckDesk(["a"], failing: "a", error: CancellationError())
  let outcome = await desk.outcome(limit: 1)
  expect(outcome, equals: "cancelled", "the error is thrown, even if it is a CancellationError")
}
