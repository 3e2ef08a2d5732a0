// What the files of this library share: the state that belongs to each stack of a lane.
#ifndef STACKS_H
#define STACKS_H

#include "CExploration.h"

/// What the callbacks of accesses.c have to know of the stack that runs; a switch exchanges it. Only
/// read and written on the thread that runs lanes.
typedef struct {
  /// How deep the lane is in code that is not watched.
  int32_t ignored;
  /// How deep it was in that when it reached a deinitialiser of the program, and how many those are.
  int32_t ignored_outside[8], deinitializers;
  /// How many objects of the models it is releasing.
  int32_t models_release;
  bool boundary_asked;
  /// Set while the observer is at work: what it does itself is not told.
  bool busy;
  /// Set while an access is told of which only the beginning is known.
  bool begins;
  /// Set while an access is told that continues with the value of the one before it.
  bool continues;
  /// Set while the end of memory is told.
  bool ends;
  /// Whether a loop that only looks has gone round since the lane's last atomic operation.
  bool ended_round;
  /// Whether the copy of a value that is under way has read, or written, any of it.
  bool copied[2];
  /// Where the lane last began to read, and to write, a value.
  uintptr_t first[2], first_address[2];
} cexploration_attention;
extern __attribute__((visibility("hidden"))) cexploration_attention cexploration_attention_now;

/// Tells something by a call, or asks it: nothing that this does is told.
#define TELL(call) \
  (cexploration_attention_now.busy = true, (call), (void)(cexploration_attention_now.busy = false))
#define ASK(call)                                                                                  \
  ({                                                                                               \
    cexploration_attention_now.busy = true;                                                        \
    __typeof__(call) answer = (call);                                                              \
    cexploration_attention_now.busy = false;                                                       \
    answer;                                                                                        \
  })

extern __attribute__((visibility("hidden"))) __thread int32_t cexploration_lane_now;

/// Whether the running code is a lane's, and not that of the observer at work for it.
static inline bool cexploration_is_lane_at_work(void) {
  return cexploration_lane_now >= 0 && !cexploration_attention_now.busy;
}

/// Whether what the running code does is told: it is a lane's, and watched.
static inline bool cexploration_is_told(void) {
  return cexploration_is_lane_at_work() && cexploration_attention_now.ignored == 0;
}

/// Where the stack that runs lies; nothing where that is not known.
extern uintptr_t cexploration_stack_from, cexploration_stack_size;

static inline bool cexploration_is_on_stack(uintptr_t address) {
  return address - cexploration_stack_from < cexploration_stack_size;
}

/// Words of stacks that another lane has touched, by a part of their addresses; what shares that part is
/// taken for one of them. They stay, because the next execution has the same stacks.
extern uint64_t cexploration_lent[256];
extern bool cexploration_lends;
/// All stacks but the controller's lie between these; where that one lies.
extern uintptr_t cexploration_stacks_from, cexploration_stacks_to;
extern uintptr_t cexploration_controller_from, cexploration_controller_to;
/// An access of memory that is not on the running stack, and may be on another one (stacks.c).
void cexploration_touch_stack(uintptr_t address, size_t size);
/// A stack starts again: what stood there has nothing to do with what will (accesses.c).
void cexploration_forget_stack(uintptr_t from, size_t size);

static inline uint64_t *cexploration_lent_word(uintptr_t word) { return &cexploration_lent[word / 64 % 256]; }

static inline bool cexploration_may_be_on_stack(uintptr_t address) {
  return address - cexploration_stacks_from < cexploration_stacks_to - cexploration_stacks_from
    || address - cexploration_controller_from
    < cexploration_controller_to - cexploration_controller_from;
}

/// Whether an access of the stack that runs may be of a word that others touch.
static inline bool cexploration_is_lent(uintptr_t address, size_t size) {
  if (!cexploration_lends) return false;
  for (uintptr_t word = address / 8; word <= (address + size - 1) / 8; word++)
    if (*cexploration_lent_word(word) >> word % 64 & 1) return true;
  return false;
}

static inline bool cexploration_is_within(uintptr_t address, uintptr_t from, uintptr_t to) {
  return address - from < to - from;
}

extern __attribute__((visibility("hidden"))) uintptr_t cexploration_image_from, cexploration_image_to;

/// Whether an address is one of the explored object.
static inline bool cexploration_is_explored(uintptr_t address) {
  return cexploration_is_within(address, cexploration_image_from, cexploration_image_to);
}

/// Where its code stands, apart from its data; the linker puts all of it together.
extern __attribute__((visibility("hidden"))) uintptr_t cexploration_code_from, cexploration_code_to;

/// Where deinitialisers of the program stand, and what ends objects with them (lifetimes.c).
extern uintptr_t cexploration_endings_from, cexploration_endings_to;

static inline bool cexploration_is_ending_code(uintptr_t place) {
  return cexploration_is_within(place, cexploration_endings_from, cexploration_endings_to);
}

/// The observer of accesses and orders (accesses.c).
extern __attribute__((visibility("hidden"))) cexploration_observer cexploration_observed;

/// Tells of an access, of a size that may be 0, with the place of the code that called for it and the
/// frame of what it called.
void cexploration_tell_access(void *address, size_t size, bool writes, void *place, const void *frame);
/// The same for the end of memory: from now on nobody may use it, until it is handed out again.
void cexploration_tell_end(void *address, size_t size, void *place, const void *frame);

/// The first place on the stack that is outside of the standard library, from one with its caller's frame on; 0 if
/// that cannot be told.
uintptr_t cexploration_outside_library(uintptr_t place, const uintptr_t *frame);

/// Whether a place is in the checker's own code, or in the standard library's that runs for it.
bool cexploration_is_for_own_code(uintptr_t place, const uintptr_t *frame);

/// The code that calls, and the frame of what it calls.
#define HERE __builtin_return_address(0), __builtin_frame_address(0)

/// Whether what is next below the frames of explored code is cleared.
extern __attribute__((visibility("hidden"))) bool cexploration_keeps_clean;

/// Gives back what stacks at rest have grown beyond the usual.
void cexploration_trim_stacks(void);

/// The bytes that the runtime's libraries and the explored object keep for each thread (locals.c).
size_t cexploration_locals_size(void);
/// Copies them from the calling thread, and to it; without a copy the thread is as a new one.
void cexploration_keep_locals(void *copy);
void cexploration_put_locals(const void *copy);
/// Where the calling thread has a variable with a value that no other one has; NULL if it has none.
void *cexploration_find_local(const void *value);

#endif
