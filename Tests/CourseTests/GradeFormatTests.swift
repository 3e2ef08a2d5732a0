import Course
import Terminal
import Testing

@Suite("the list of forms in which results are written")
struct GradeFormatTests {
  private let course: Course
  private let book: Gradebook
  private let style = TerminalStyle(hasColour: false, hasUnicode: true, width: 80)

  init() throws {
    course = try SampleCourse().read()
    book = try NastyGradebook.book(course.exercises.map(\.name))
  }

  @Test("each has a name of its own, which the help names")
  func names() {
    #expect(Set(GradeFormat.names).count == GradeFormat.all.count)
    let help = GradeOptions.syntax.help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("all: \(GradeFormat.names.joined(separator: ", ")) (default: text)."))
  }

  @Test("each is a text of whole lines, a line an exercise or more", arguments: GradeFormat.names)
  func text(name: String) throws {
    let format = try #require(GradeFormat.named(name))
    let text = try format.text(of: book, course: course, style: style)
    #expect(text.split(separator: "\n").count >= book.exercises.count)
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
    #expect(format.fileEnding.wholeMatch(of: /[a-z]+/) != nil)
  }

  @Test("a learner's own file tells as text what went wrong; the other forms have it anyway")
  func file() throws {
    for format in GradeFormat.all {
      let text = try format.text(of: book, course: course, style: style)
      let file = try format.file(of: book, course: course, style: style)
      #expect(file.hasPrefix(text))
      #expect((file == text) == (format.name != "text"))
    }
  }

  @Test("the terminal shows a class as a table; in Markdown with the points of each exercise")
  func table() throws {
    let table = ClassTable([book])
    for format in GradeFormat.all {
      let shown = format.table(of: table, style: style)
      #expect(shown == (format.name == "markdown" ? table.markdown : table.text(style)))
    }
  }
}
