import Channel
import Terminal

extension Verdict {
  /// The verdict with nothing in it that a terminal obeys.
  ///
  /// What a program prints, calls its lanes or writes in its lines is quoted: it must not move the cursor,
  /// colour what follows or hide it.
  var printable: Verdict {
    var verdict = self
    for index in findings.indices { verdict.findings[index] = findings[index].printable }
    for index in outcomes.indices {
      verdict.outcomes[index].output = outcomes[index].output.printable
    }
    verdict.late = late?.printable
    verdict.spurious = spurious?.printable
    verdict.messages = messages.map(\.printable)
    verdict.story = story?.printable
    return verdict
  }
}

extension OtherReading {
  fileprivate var printable: OtherReading {
    var reading = self
    reading.findings = findings.map(\.printable)
    for index in outcomes.indices {
      reading.outcomes[index].output = outcomes[index].output.printable
    }
    return reading
  }
}

extension Finding {
  fileprivate var printable: Finding {
    var finding = self
    finding.headline = headline.printable
    finding.explanation = explanation.printable
    finding.places = places.map(\.printable)
    finding.story = story?.printable
    return finding
  }
}

extension Place {
  /// The place with nothing in it that a terminal obeys.
  package var printable: Place {
    Place(
      file: file.printable, line: line, column: column, function: function?.printable,
      code: code.printable)
  }
}

extension Story {
  /// The story with nothing in it that a terminal obeys.
  package var printable: Story {
    var story = self
    for index in lanes.indices { story.lanes[index].name = lanes[index].name.printable }
    for index in rows.indices {
      story.rows[index].text = rows[index].text.printable
      story.rows[index].note = rows[index].note.printable
      story.rows[index].reason = rows[index].reason.printable
      story.rows[index].place = rows[index].place?.printable
    }
    return story
  }
}
