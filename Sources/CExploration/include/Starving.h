#ifndef C_EXPLORATION_STARVING_H
#define C_EXPLORATION_STARVING_H

#include <stdbool.h>

// Other processes that keep this one from running (starving.c).

/// From now on the calling thread is the one that ``cexploration_wants_processor`` is about.
void cexploration_watch_this_thread(void);
/// Whether that thread runs, or would if it had a processor; false where the system does not tell.
bool cexploration_wants_processor(void);

#endif
