// The styles and scripts of all pages, as they stand in Resources: part of the executable, so that a page needs no
// file besides, and read by the C compiler: Swift's takes far longer over a list of their bytes.
#ifndef C_PAGES_H
#define C_PAGES_H

extern const char *_Nonnull const cpages_book_css;
extern const char *_Nonnull const cpages_class_css;
extern const char *_Nonnull const cpages_frame_css;
extern const char *_Nonnull const cpages_source_css;
extern const char *_Nonnull const cpages_stage_css;
extern const char *_Nonnull const cpages_timeline_css;
extern const char *_Nonnull const cpages_timing_css;
extern const char *_Nonnull const cpages_bars_js;
extern const char *_Nonnull const cpages_chart_js;
extern const char *_Nonnull const cpages_check_js;
extern const char *_Nonnull const cpages_class_js;
extern const char *_Nonnull const cpages_frame_js;
extern const char *_Nonnull const cpages_game_js;
extern const char *_Nonnull const cpages_lesson_js;
extern const char *_Nonnull const cpages_recording_js;
extern const char *_Nonnull const cpages_source_js;
extern const char *_Nonnull const cpages_stage_js;
extern const char *_Nonnull const cpages_story_js;
extern const char *_Nonnull const cpages_timeline_js;
extern const char *_Nonnull const cpages_timing_js;

#endif
