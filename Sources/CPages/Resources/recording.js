// The recording of a person's own program, in the form of a lesson that has one part.

const recorded = run => ({
  name: run.files.map(fileName).join(", "),
  identity: `${run.files.join(", ")} · ${count(run.events, "event")}${run.lost ? `, ${run.lost} lost` : ""}`,
  comparison: { sentence: run.ending, parts: [1] },
  sources: run.sources, figures: [], started: run.started, sentences: run.waited, limits: run.limits,
  // A wait's label is a word of the recorder's.
  parts: [{
    title: "", line: 1, isWhole: true, facts: [], metrics: { makespan: run.length },
    timeline: { ...run.drawn, spans: run.drawn.spans.map(one =>
      one.activity !== "waiting" ? one
        : { ...one, label: run.drawn.lanes[one.lane].kind === "queue" ? "its turn" : run.reasons[one.label] || one.label }) },
  }],
});
