// What a controlled scheduler needs below Swift: stacks that take turns, a view of every memory
// access of the explored object, its globals put back, and the system's clocks and chance replaced.
#ifndef C_EXPLORATION_H
#define C_EXPLORATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "Assumptions.h"
#include "Confinement.h"
#include "Helpers.h"

// MARK: Taking turns (stacks.c)

/// The lane that the calling thread runs, or -1 outside an execution.
int32_t cexploration_lane(void);
/// Says which lane the calling thread runs from now on; -1 when it runs none.
void cexploration_set_lane(int32_t lane);
/// The number of the stack that runs: 0 for the controller's, then in order of creation.
int32_t cexploration_stack(void);
/// Whether, since this was asked last, a word of a stack was touched from another one for the first time.
bool cexploration_lends_more(void);

/// Runs the lane of a stack; the stack's number is passed.
typedef void (*cexploration_body)(int32_t stack);
/// Called when a body has ended, or was abandoned: returns the stack that runs next.
typedef int32_t (*cexploration_successor)(int32_t stack);
/// Makes one more stack and returns its number, or -1 when there is no memory left.
/// Each time it is switched to from rest it calls `body`, then `after`, and rests again.
int32_t cexploration_create_stack(cexploration_body body, cexploration_successor after);
/// Resumes another stack where it stopped; returns when this one is resumed.
void cexploration_switch(int32_t stack);
/// Puts a stopped stack to rest: what its body still had to do is left undone.
void cexploration_reset(int32_t stack);
/// Calls `body` on the controller's stack so that it can be abandoned; false when it was.
bool cexploration_call(cexploration_body body);
/// Leaves the body that runs, as if it had returned.
_Noreturn void cexploration_abandon(void);
/// Finds out where the calling thread's stack lies: accesses of it by the main lane are not told.
void cexploration_be_controller(void);

// MARK: Memory accesses (accesses.c, copies.c, witnesses.c)

/// Called before an access of the explored object: its address, size in bytes, whether it writes,
/// and the place in the code.
typedef void (*cexploration_access)(uintptr_t address, uint32_t size, bool writes, uintptr_t place);
/// Called before an atomic operation: 0 loads, 1 stores, 2 does both. It comes round if a loop that only looks has led to it.
typedef void (*cexploration_atomic)(
  uintptr_t address, uint32_t size, int32_t kind, int32_t ordering, uintptr_t place, bool comes_round);
/// Called after each atomic operation; 3 has done both, and left the value as it was.
typedef void (*cexploration_atomic_done)(uintptr_t address, int32_t kind, int32_t ordering);
/// Called at a function's start or end: a place where no lock of a runtime library is held.
typedef void (*cexploration_boundary)(void);
/// Called when a runtime library orders two jobs through an address.
typedef void (*cexploration_order)(const void *address);
/// Called when memory is handed to a lane: what stood there before has nothing to do with it.
typedef void (*cexploration_allocated)(uintptr_t address, size_t size);

typedef struct {
  cexploration_access access;
  cexploration_atomic atomic;
  cexploration_atomic_done atomic_done;
  cexploration_boundary boundary;
  cexploration_order acquire;
  cexploration_order release;
  cexploration_allocated allocated;
  /// The same for memory of which only what lanes wrote to it is of no account any more.
  cexploration_allocated overwritten;
} cexploration_observer;

/// Sets the observer; its functions are called only on threads that run a lane.
void cexploration_observe(cexploration_observer observer);
/// Set while a lane has had an effect that others may see: the next boundary is told.
void cexploration_ask_boundary(void);
/// Makes the Swift runtime tell how it orders jobs (orders.c).
void cexploration_observe_runtime(void);
/// Whether the access that is being told is an inout access, of which only the beginning is known.
bool cexploration_access_begins(void);
/// Whether the access that is being told continues with the value of the one before it.
bool cexploration_access_continues(void);

/// Says where the compiler's copies of values stand, as offsets into the explored object: an access in
/// them belongs to the caller, and to no place if that is a library.
void cexploration_expect_copies(uintptr_t from, uintptr_t to);
/// Whether a type's table of value witnesses says where it is expected to how large its values are.
bool cexploration_understands_values(const void *type, size_t size, size_t stride);
/// Whether the metadata of an enumeration with several payloads says where it is expected to where its tag stands.
bool cexploration_understands_tags(const void *type, size_t offset);

/// Says that what stood in some memory has nothing to do with what will; ignored outside lanes.
void cexploration_tell_allocated(uintptr_t address, size_t size);
/// A model reads or writes memory that the program gave it, or that it has for it, where the program called it.
void cexploration_tell_touched(uintptr_t address, size_t size, bool writes);
/// Says that what lanes wrote to some memory has nothing to do with what they will write, although the same
/// object is there.
void cexploration_tell_overwritten(uintptr_t address, size_t size);

#include "CExplorationObjects.h"

// MARK: Places (places.c)

/// The learner's innermost place on the stack that runs, or 0.
uintptr_t cexploration_learner_place(void);
/// The learner's places on the stack that runs, the innermost first; returns how many.
int cexploration_learner_places(uintptr_t *places, int most);

// MARK: The state of a lane (state.c)

/// A hash of all that the explored code that called has in registers that outlive calls and on the stack;
/// 0 where that is not known.
uint64_t cexploration_state_of_caller(void);
/// Says whether explored code finds nothing of others in the part of its stack that it has not used: then
/// it has the same state whenever it reaches the same place in the same way.
void cexploration_keep_stacks_clean(bool value);
/// Clears what is next below the caller's frame, if stacks are kept clean.
void cexploration_clean_stack(void);

// MARK: The explored object (image.c)

/// Remembers the writable memory of the loaded object whose path ends so; returns its bytes, or -1.
long cexploration_snapshot(const char *path);
/// Puts the remembered memory back.
void cexploration_restore(void);
/// Where the object's code stands: places are told relative to it.
uintptr_t cexploration_image_base(void);
uintptr_t cexploration_image_end(void);

/// Finds where the object that contains an address begins and ends.
void cexploration_image_of(const void *address, uintptr_t *from, uintptr_t *to);

/// What a name stands for in the libraries that are loaded, or NULL.
const void *cexploration_symbol(const char *name);

// MARK: Time and chance (environment.c)

/// The calendar's date at which every execution starts, 2001-01-01 00:00:00 UTC, in nanoseconds since 1970:
/// a date in virtual time is the same on every run. It is Foundation's reference date, near which the
/// fractions that dates are kept in are exact enough. Swift knows it as `VirtualCalendar.epoch`.
int64_t cexploration_calendar_epoch(void);
/// How many nanoseconds the machine has been up when an execution starts. Swift knows it as `VirtualClock.uptime`.
uint64_t cexploration_uptime(void);
/// What one of the system's clocks shows when an execution starts, in nanoseconds.
uint64_t cexploration_clock_start(int32_t clock);

/// Called for the time in nanoseconds on threads that run a lane.
typedef uint64_t (*cexploration_clock)(void);
void cexploration_set_clock(cexploration_clock clock);
/// How many nanoseconds clocks that are read as fractions of a second are ahead, now or at the next instant.
uint64_t cexploration_calendar_lead(bool next);
/// What such a clock shows at an instant of virtual time.
uint64_t cexploration_rounded_time(uint64_t now);
/// Starts the sequence of what a lane gets when it asks the system for chance.
void cexploration_seed(uint64_t seed);

/// Makes standard output and error go into memory, at the descriptor that is returned, or -1.
int cexploration_capture_streams(void);

// MARK: Calls to Swift Concurrency, and locks inside of libraries (concurrency.c, mutexes.c)

/// What the explored object is about to ask of Swift Concurrency, or has just asked.
enum {
  /// The main task begins, or an executor of the program's own runs a job, the subject; that ends or waits.
  cexploration_job_begins = 0,
  cexploration_job_ends = 1,
  /// A task, or a group of them, is cancelled.
  cexploration_cancels = 2,
  /// A lane checks whether a task is cancelled.
  cexploration_looks_for_cancellation = 3,
  /// A task is about to wait for a checked continuation, or for the next element of a stream.
  cexploration_awaits_continuation = 4,
  cexploration_awaits_element = 5,
  /// A task is about to wait for another one's end, unless it has ended.
  cexploration_awaits_end = 6,
  /// A scope ends whose child was not awaited: it is cancelled, and waited for.
  cexploration_leaves_child = 7,
  /// A task has an unsafe continuation now; it is about to wait for that; one is resumed.
  cexploration_has_continuation = 8,
  cexploration_waits_for_continuation = 9,
  cexploration_resumes = 10,
  /// A task's priority is raised.
  cexploration_raises = 11,
  /// An unsafe continuation is resumed; the subject is its task.
  cexploration_resumes_continuation = 12,
  /// An object ends whose deinitialiser belongs to an actor.
  cexploration_ends_isolated = 13,
  /// A model of Observation tells of one side of a change; of both, with the change in between.
  cexploration_observation_tells = 14,
  cexploration_observation_changes = 15,
  /// What a closure reads of such models is about to be tracked; a group is asked whether it has children.
  cexploration_observation_tracks = 16,
  cexploration_counts_children = 17,
  /// A throwing stream is ended, perhaps with an error.
  cexploration_ends_stream = 18,
  /// A task notes something about itself, such as a child, or that it sleeps.
  cexploration_notes = 19,
  /// A checked continuation is resumed; the subject is the object that it holds.
  cexploration_resumes_checked = 20,
  /// A task's priority is asked for; so is a job's, as an executor of the program's own does.
  cexploration_looks_at_priority = 21, cexploration_looks_at_job = 24,
};
/// Called on lanes, with the call's first argument.
typedef void (*cexploration_call_of_runtime)(int32_t call, const void *subject);
void cexploration_observe_concurrency(cexploration_call_of_runtime call);
/// What the runtime does with a mutex.
enum {
  cexploration_locks = 0,           ///< It is about to lock it.
  cexploration_waits_for_lock = 1,  ///< It cannot, because another lane has it.
  cexploration_has_locked = 2,
};
/// Called on a lane for each of these steps.
typedef void (*cexploration_lock_of_runtime)(const void *mutex, int32_t step);
/// Sets the observers of the locks that a function's library takes; the last one is called before each unlock.
void cexploration_observe_locks(
  const char *function, cexploration_lock_of_runtime lock, cexploration_order unlock);
/// Says whether the main lane is on the main thread no longer, for the runtime's question.
void cexploration_leave_main_thread(bool leaves);
/// Whether a mutex is locked.
bool cexploration_is_locked(const void *mutex);
/// Whether a mutex keeps its owner where that is expected.
bool cexploration_understands_mutexes(void);
/// The functions for which `__wrap_NAME` exists here, NULL at the end.
const char *const *cexploration_wrapped_concurrency(void);

// MARK: Lazy initialisers (once.c)

/// Called by a lane that needs a lazy global: its token, 0 before and -1 after the initialiser, and the context.
typedef void (*cexploration_once)(intptr_t *token, void (*initialise)(void *), void *context);
void cexploration_replace_once(cexploration_once once);

// MARK: Traps (signals.c)

/// Called on the lane for a signal that its code caused: the signal, the system call that was
/// refused, the place, and the address that could not be reached. It does not return.
typedef void (*cexploration_trap)(int32_t number, int32_t call, uintptr_t place, uintptr_t address);
/// Where the function of the explored code that the last trap is in, or under, was called from; or 0.
uintptr_t cexploration_trap_caller(void);
/// Which check of the compiler's the last trap is, or NULL where the program's text did not say.
const char *cexploration_trap_reason(void);
/// From now on traps of lanes are told; the caller's thread runs them. A trap between lanes ends the process with the status.
void cexploration_catch_traps(cexploration_trap trap, int32_t status);
/// Takes the running lane out of code that never reaches a scheduling point, with SIGUSR2.
void cexploration_interrupt(void);

// MARK: Text (format.c)

/// The text of a format and a list of arguments (`va_list`), to be freed; NULL on failure.
char *cexploration_format(const char *format, const void *arguments);

#endif
