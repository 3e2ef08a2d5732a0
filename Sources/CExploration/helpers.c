// Copies of a worker that each explore a part of what is left. They share one thing: a board in memory, with a place
// for each helper, and a count of the processors that none of them uses.
#define _GNU_SOURCE
#include "CExploration.h"

#if defined(__linux__)
#include <linux/futex.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { places = 256 };

// Of one helper: nobody; at work; asked to tell what it has; has told something; cannot help; nobody waits for it any
// more.
enum state { NOBODY, AT_WORK, HURRIED, TOLD, USELESS, UNWANTED };

struct place {
  _Atomic uint32_t state;
  // Goes up while it is at work.
  _Atomic uint32_t beats;
  uint32_t count;
  unsigned char told[cexploration_most_told];
};

struct board {
  // Processors on which no helper is at work; below zero while more are than should be.
  _Atomic int32_t idle;
  struct place places[places];
};

static struct board *board;
// Of this process, if it is a helper.
static struct place *own;
// Its own helpers that it has not forgotten, or that were still at work then.
static bool is_own_helper[places];
// How far each was when this process looked last, and after how many looks in a row it was no further.
static uint32_t beats_seen[places];
static int quiet_looks[places];

bool cexploration_expect_helpers(int32_t most) {
  if (most < 1) return false;
  void *memory =
    mmap(NULL, sizeof(struct board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return false;
  board = memory;
  // The system forgets helpers that have ended.
  signal(SIGCHLD, SIG_IGN);
  board->idle = most;
  return true;
}

static bool is_at_work(uint32_t state) { return state == AT_WORK || state == HURRIED; }

// Whether it was still at work.
static bool leave_work(struct place *place, uint32_t next) {
  uint32_t state = place->state;
  while (is_at_work(state))
    if (atomic_compare_exchange_weak(&place->state, &state, next)) return true;
  return false;
}

bool cexploration_has_idle_processor(void) { return board != NULL && board->idle > 0; }

static bool takes_idle_processor(void) {
  int32_t idle = board->idle;
  while (idle > 0)
    if (atomic_compare_exchange_weak(&board->idle, &idle, idle - 1)) return true;
  return false;
}

static int32_t free_place(void) {
  for (int32_t number = 0; number < places; number++) {
    uint32_t nobody = NOBODY;
    if (board->places[number].state == NOBODY
        && atomic_compare_exchange_strong(&board->places[number].state, &nobody, AT_WORK))
      return number;
  }
  return -1;
}

int32_t cexploration_start_helper(void) {
  if (board == NULL || !takes_idle_processor()) return -1;
  int32_t number = free_place();
  pid_t parent = getpid();
  pid_t child = number < 0 ? -1 : fork();
  if (child == 0) {
    // Whom nobody hears any more ends. The signal comes at the end of the thread that forked, which is the first one.
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent) _exit(0);
    // The channel to the checker, and what the runtime says, belong to the one who gave this away.
    for (int descriptor = 0; descriptor <= 3; descriptor++) close(descriptor);
    own = &board->places[number];
    memset(is_own_helper, 0, sizeof is_own_helper);
    return 0;
  }
  if (child > 0) {
    is_own_helper[number] = true;
    quiet_looks[number] = 0;
    return number + 1;
  }
  if (number >= 0) board->places[number].state = NOBODY;
  atomic_fetch_add(&board->idle, 1);
  return -1;
}

bool cexploration_is_wanted(void) {
  atomic_fetch_add(&own->beats, 1);
  return is_at_work(own->state);
}

bool cexploration_is_hurried(void) { return own->state == HURRIED; }

static void wake(struct place *place) { syscall(SYS_futex, &place->state, FUTEX_WAKE, 1, NULL, NULL, 0); }

// Its end would take those with it that are still at work, and what they have with them.
static void let_own_helpers_end(void) {
  const struct timespec pause = {0, 1000000};
  for (int32_t number = 0; number < places; number++)
    for (int looks = 0; is_own_helper[number] && board->places[number].state == UNWANTED && looks < 200; looks++)
      nanosleep(&pause, NULL);
}

void cexploration_end_helper(const void *told, size_t count) {
  let_own_helpers_end();
  bool is_of_use = told != NULL && count <= cexploration_most_told;
  if (is_of_use) {
    memcpy(own->told, told, count);
    own->count = (uint32_t)count;
  }
  // Before the last word: the one who hears it may end, and this process with it.
  atomic_fetch_add(&board->idle, 1);
  if (!leave_work(own, is_of_use ? TOLD : USELESS)) own->state = NOBODY;
  wake(own);
  _exit(0);
}

int32_t cexploration_wait_for_helper(int32_t helper, const void **told) {
  int32_t number = helper - 1;
  struct place *place = &board->places[number];
  enum { looks_per_second = 20, most_quiet = 2 * looks_per_second };
  const struct timespec pause = {0, 1000000000 / looks_per_second};
  uint32_t state = place->state;
  if (is_at_work(state)) {
    atomic_fetch_add(&board->idle, 1);
    syscall(SYS_futex, &place->state, FUTEX_WAIT, state, &pause, NULL, 0);
    atomic_fetch_sub(&board->idle, 1);
  }
  *told = place->told;
  state = place->state;
  if (!is_at_work(state)) return state == TOLD ? (int32_t)place->count : -1;
  if (own != NULL && !is_at_work(own->state)) return -1;
  uint32_t now = place->beats;
  bool is_quiet = now == beats_seen[number];
  beats_seen[number] = now;
  quiet_looks[number] = is_quiet ? quiet_looks[number] + 1 : 0;
  // Whoever waits for this process sees that what it waits for goes on.
  if (!is_quiet && own != NULL) atomic_fetch_add(&own->beats, 1);
  // An execution that takes seconds is for the one whose watchdog can interrupt it.
  return quiet_looks[number] < most_quiet ? -2 : -1;
}

void cexploration_hurry_helper(int32_t helper) {
  uint32_t state = AT_WORK;
  atomic_compare_exchange_strong(&board->places[helper - 1].state, &state, HURRIED);
}

void cexploration_forget_helper(int32_t helper) {
  struct place *place = &board->places[helper - 1];
  if (leave_work(place, UNWANTED)) return;
  place->state = NOBODY;
  is_own_helper[helper - 1] = false;
}
#else
bool cexploration_expect_helpers(int32_t most) { return false; }
bool cexploration_has_idle_processor(void) { return false; }
int32_t cexploration_start_helper(void) { return -1; }
bool cexploration_is_wanted(void) { return false; }
bool cexploration_is_hurried(void) { return false; }
void cexploration_end_helper(const void *told, size_t count) { __builtin_trap(); }
int32_t cexploration_wait_for_helper(int32_t helper, const void **told) { return -1; }
void cexploration_hurry_helper(int32_t helper) {}
void cexploration_forget_helper(int32_t helper) {}
#endif
