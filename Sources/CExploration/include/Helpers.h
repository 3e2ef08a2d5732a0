// Processes that explore a part of what a worker has left to explore: helpers.c.
#ifndef HELPERS_H
#define HELPERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The most bytes that a helper can tell.
enum { cexploration_most_told = 1 << 17 };

/// Takes the memory in which helpers tell what they find; before the process is confined.
///
/// `most` is how many helpers may be at work at once beside the process itself. False where there can be none.
bool cexploration_expect_helpers(int32_t most);
/// Whether a processor is left for a helper.
bool cexploration_has_idle_processor(void);
/// Starts a helper: a copy of this process that goes on from here. Returns 0 in the helper, its number here, and -1
/// if as many are at work as may be, or the system has none to give.
int32_t cexploration_start_helper(void);
/// In a helper: whether somebody still waits for what it finds. It says at the same time that it is alive.
bool cexploration_is_wanted(void);
/// In a helper: whether it was asked to tell what it has and to end.
bool cexploration_is_hurried(void);
/// In a helper: tells what it found, or with NULL that it cannot help, and ends the process.
_Noreturn void cexploration_end_helper(const void *told, size_t count);
/// Waits for a helper to end, some hundredths of a second; other processes may start one meanwhile. Returns how many
/// bytes it told, which `told` points to until the helper is forgotten, -1 if it cannot help, has died, or says nothing
/// for too long, and -2 if it is still at work.
int32_t cexploration_wait_for_helper(int32_t helper, const void **told);
/// Asks a helper to tell what it has so far.
void cexploration_hurry_helper(int32_t helper);
/// Forgets a helper, which ends soon if it is still at work.
void cexploration_forget_helper(int32_t helper);

#endif
