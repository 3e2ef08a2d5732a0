// The blocks that a library gives to Dispatch while it works for a lane, as Progress does with its handlers: the
// models run them. Everything else in the process gets the real Dispatch.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <dlfcn.h>

static cexploration_taker taker;
void cexploration_take_blocks(cexploration_taker value) { taker = value; }

// What the runtime of blocks promises of each: https://clang.llvm.org/docs/Block-ABI-Apple.html
struct block {
  void *class;
  int flags, reserved;
  void (*invoke)(struct block *block);
};
__attribute__((weak)) struct block *_Block_copy(const struct block *block);
__attribute__((weak)) void _Block_release(const struct block *block);

void dispatch_async(void *queue, struct block *block) {
  static void (*real)(void *, struct block *);
  if (taker == NULL || cexploration_lane() < 0) {
    if (real == NULL) real = (void (*)(void *, struct block *))dlsym(RTLD_NEXT, "dispatch_async");
    real(queue, block);
    return;
  }
  taker(_Block_copy(block));
}

void cexploration_call_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}
#else
void cexploration_take_blocks(cexploration_taker value) { (void)value; }
void cexploration_call_block(void *block) { (void)block; }
#endif
