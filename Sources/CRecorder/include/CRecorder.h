// What records a person's program while it runs: linked into the program, in front of the real libraries.
//
// Each function here is called instead of one of the system's, and calls that one. demo, which is linked with
// them too, calls none: there they only tell how they are named.
#ifndef C_RECORDER_H
#define C_RECORDER_H

#include <stdint.h>

/// What happened.
enum crecorder_kind {
  /// A thread was made, at the time of the event. subject: the thread that made it, other: the new one.
  CRECORDER_THREAD_IS_MADE = 1,
  /// This thread began.
  CRECORDER_THREAD_BEGINS,
  /// The same for a thread of Dispatch's pool.
  CRECORDER_WORKER_BEGINS,
  /// A thread ended.
  CRECORDER_THREAD_ENDS,
  /// A thread was named.
  CRECORDER_THREAD_IS_NAMED,
  /// Work was handed to a queue. subject: its number, other: the queue.
  CRECORDER_WORK_IS_SENT,
  /// The same for work that waits for a time or an event before it is the queue's turn.
  CRECORDER_WORK_IS_PLANNED,
  /// Work began on this thread. subject: its number, other: the queue, name: the queue's label.
  CRECORDER_WORK_BEGINS,
  /// An iteration of it began on this thread. subject: its number, other: which, from 0, name: as above.
  CRECORDER_ITERATION_BEGINS,
  /// The work or the iteration that began last on this thread ended.
  CRECORDER_WORK_ENDS,
  /// A task was made. subject: its number.
  CRECORDER_TASK_IS_MADE,
  /// A task runs on this thread from here on. subject: its number.
  CRECORDER_TASK_RUNS,
  /// It does not any more, because it waits. Nothing tells of its end but what comes next on the thread.
  CRECORDER_TASK_STOPS,
  /// No task runs on this thread any more.
  CRECORDER_TASKS_PAUSE,
  /// A task was named. subject: its number.
  CRECORDER_TASK_IS_NAMED,
  /// This thread waits from here on. subject: a crecorder_reason.
  CRECORDER_WAIT_BEGINS,
  /// It does not any more.
  CRECORDER_WAIT_ENDS,
  /// The program's end.
  CRECORDER_PROGRAM_ENDS,
};

/// What a thread waits for.
enum crecorder_reason {
  CRECORDER_SLEEP = 1,
  CRECORDER_SEMAPHORE,
  CRECORDER_GROUP,
  CRECORDER_BLOCK,
  CRECORDER_QUEUE,
  CRECORDER_LOCK,
  CRECORDER_CONDITION,
  CRECORDER_THREAD,
  CRECORDER_ITERATIONS,
  CRECORDER_EVENTS,
};

/// One event, in a cache line of its own.
typedef struct {
  /// Nanoseconds of the system's monotonic clock.
  int64_t time;
  uint32_t thread;
  /// Written last; 0 for one that was not written to its end.
  uint32_t kind;
  uint64_t subject, other;
  union {
    /// Ends with 0.
    char name[32];
    /// Where in the program the call was made, as addresses from its beginning, the innermost first.
    uint64_t places[4];
  };
} crecorder_event;

/// How the file of events begins, into which the program maps its memory: it is whole whatever ends the program.
typedef struct {
  /// CRECORDER_VERSION as soon as the program records.
  uint64_t version;
  /// How many events the file has room for.
  uint64_t room;
  /// How many there were, also where there was no room.
  uint64_t count;
  /// The number of the main thread.
  uint64_t main_thread;
  /// When the recording began.
  int64_t begin;
  uint64_t unused[3];
} crecorder_header;

#define CRECORDER_VERSION 1

/// The variable of the environment that names the file of events.
#define CRECORDER_FILE "INTERLEAVE_RECORDING"

/// What a function is called that is called instead of another: this and the other's name.
#define CRECORDER_PREFIX "crecorder_instead_of_"

/// The names of the functions that others are called instead of; ends with NULL.
const char *const *crecorder_functions(void);

#endif
