#include "CPages.h"

// Each file with a zero at its end, and the name by which Swift sees it. The directive is new in C23, and SwiftPM asks
// for C17, where the compiler knows it, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char book_css[] = {
#embed "Resources/book.css" suffix(, 0)
};
const char *const cpages_book_css = book_css;

static const char class_css[] = {
#embed "Resources/class.css" suffix(, 0)
};
const char *const cpages_class_css = class_css;

static const char frame_css[] = {
#embed "Resources/frame.css" suffix(, 0)
};
const char *const cpages_frame_css = frame_css;

static const char source_css[] = {
#embed "Resources/source.css" suffix(, 0)
};
const char *const cpages_source_css = source_css;

static const char stage_css[] = {
#embed "Resources/stage.css" suffix(, 0)
};
const char *const cpages_stage_css = stage_css;

static const char timeline_css[] = {
#embed "Resources/timeline.css" suffix(, 0)
};
const char *const cpages_timeline_css = timeline_css;

static const char timing_css[] = {
#embed "Resources/timing.css" suffix(, 0)
};
const char *const cpages_timing_css = timing_css;

static const char bars_js[] = {
#embed "Resources/bars.js" suffix(, 0)
};
const char *const cpages_bars_js = bars_js;

static const char chart_js[] = {
#embed "Resources/chart.js" suffix(, 0)
};
const char *const cpages_chart_js = chart_js;

static const char check_js[] = {
#embed "Resources/check.js" suffix(, 0)
};
const char *const cpages_check_js = check_js;

static const char class_js[] = {
#embed "Resources/class.js" suffix(, 0)
};
const char *const cpages_class_js = class_js;

static const char frame_js[] = {
#embed "Resources/frame.js" suffix(, 0)
};
const char *const cpages_frame_js = frame_js;

static const char game_js[] = {
#embed "Resources/game.js" suffix(, 0)
};
const char *const cpages_game_js = game_js;

static const char lesson_js[] = {
#embed "Resources/lesson.js" suffix(, 0)
};
const char *const cpages_lesson_js = lesson_js;

static const char recording_js[] = {
#embed "Resources/recording.js" suffix(, 0)
};
const char *const cpages_recording_js = recording_js;

static const char source_js[] = {
#embed "Resources/source.js" suffix(, 0)
};
const char *const cpages_source_js = source_js;

static const char stage_js[] = {
#embed "Resources/stage.js" suffix(, 0)
};
const char *const cpages_stage_js = stage_js;

static const char story_js[] = {
#embed "Resources/story.js" suffix(, 0)
};
const char *const cpages_story_js = story_js;

static const char timeline_js[] = {
#embed "Resources/timeline.js" suffix(, 0)
};
const char *const cpages_timeline_js = timeline_js;

static const char timing_js[] = {
#embed "Resources/timing.js" suffix(, 0)
};
const char *const cpages_timing_js = timing_js;
