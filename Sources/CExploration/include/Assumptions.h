// What a proof takes for granted.
#ifndef C_EXPLORATION_ASSUMPTIONS_H
#define C_EXPLORATION_ASSUMPTIONS_H

#include <stdint.h>

/// What of it the explored code depends on; `Assumption` in Exploration says what each means.
enum {
  cexploration_assumes_consistency = 1 << 0,
  cexploration_assumes_strong_exchange = 1 << 1,
  cexploration_assumes_few_looks = 1 << 2,
  cexploration_assumes_chance = 1 << 3,
  cexploration_assumes_hashing = 1 << 4,
  cexploration_assumes_machine = 1 << 5,
  cexploration_assumes_libraries = 1 << 6,
  cexploration_assumes_library_releases = 1 << 7,
  cexploration_assumes_isolated_deinitializers = 1 << 8,
  cexploration_assumes_object_order = 1 << 9,
  cexploration_assumes_actor_order = 1 << 10,
  cexploration_assumes_noticed_readiness = 1 << 11,
  cexploration_assumes_barrier_turn = 1 << 12,
  cexploration_assumes_whole_cancellation = 1 << 13,
  cexploration_assumes_idle_visits = 1 << 14,
  cexploration_assumes_shared_iterations = 1 << 15,
  cexploration_assumes_order_of_ends = 1 << 16,
};
/// The running execution depends on this; ignored outside lanes.
void cexploration_assume(uint32_t what);
/// All that it depends on so far.
uint32_t cexploration_assumed(void);
/// Begins a new execution.
void cexploration_assume_nothing(void);

#endif
