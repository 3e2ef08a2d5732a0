// What the running execution depends on besides the program, as far as it is noticed below Swift.
#include "CExploration.h"

static uint32_t assumed;

void cexploration_assume(uint32_t what) {
  if (cexploration_lane() >= 0) assumed |= what;
}
uint32_t cexploration_assumed(void) { return assumed; }
void cexploration_assume_nothing(void) { assumed = 0; }
