// What else is observed of the explored object: what libraries do to its memory, accesses that overlap,
// and the lives of its objects.
#ifndef C_EXPLORATION_OBJECTS_H
#define C_EXPLORATION_OBJECTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: What libraries do (library.c)

/// Called before a library reads or writes memory of the program, of which no more is known.
typedef void (*cexploration_unseen)(void);
/// What a method of a library does to its object: 0 nothing, 1 reads it, 2 writes. By its mangled name or,
/// if it has none, by the object's class; either may be NULL.
typedef int32_t (*cexploration_method)(const char *name, const void *object);
/// Called before a library may read an object that it was given, and where such an object is written.
typedef void (*cexploration_maybe)(uintptr_t address, bool writes, uintptr_t place);
/// Memory that a key path leads through, or where it ends: what is written if anything is.
typedef struct {
  uintptr_t address;
  size_t size;
  bool is_end;
  // The library puts a changed copy back there: a setter gets it.
  bool is_put_back;
} cexploration_step;
/// Finds where a key path leads, from the address of the root; returns how many steps.
typedef int32_t (*cexploration_key_path)(
  const void *root, const void *path, cexploration_step *steps, int32_t most);

typedef void (*cexploration_ended)(uintptr_t address, size_t size);

typedef struct {
  cexploration_unseen unseen;
  cexploration_method method;
  cexploration_maybe maybe;
  cexploration_key_path key_path;
  /// Called before memory is freed.
  cexploration_ended ended;
  /// Called where the program asks for what a worker thread has, and another one would not have.
  cexploration_unseen asks_worker;
  /// Called where a library gets memory of the program in a disguise, and may read it whenever that is used.
  cexploration_unseen lends;
} cexploration_library_observer;

/// Sets the observer that is told, and asked, of what libraries do to memory of the explored object.
void cexploration_observe_libraries(cexploration_library_observer observer);
/// Begins a new execution.
void cexploration_forget_objects(void);
/// A model changes an object of those that change each other (`ObjectMethod.changesAll`).
void cexploration_change_progress(void);

// MARK: What all executions in a worker have in common, and two runs of a program have not (surroundings.c)

/// Places what is allocated from now on elsewhere, by a number from 0, for as usual, to 16.
void cexploration_vary_addresses(int32_t number);
/// Gives the sets and dictionaries that are made from now on other orders, by a number from 0, for as usual; of
/// a few that the standard library makes itself, the order goes by their addresses then.
///
/// Returns false where the runtime does not allow it.
bool cexploration_vary_hashing(int32_t number);
/// Lets executions begin so many nanoseconds later than as usual.
void cexploration_vary_date(int64_t nanoseconds);
/// Lets the machine have been up for so many nanoseconds when an execution begins; 0 for as usual.
void cexploration_vary_uptime(uint64_t nanoseconds);
/// Whether environment variables are hidden, but for those with which a worker is always started.
void cexploration_vary_environment(bool hides);

/// Makes it possible to give sets and dictionaries other orders (hashing.c), on Linux on x86-64.
///
/// To be called once, while there is only one thread.
void cexploration_observe_hashing(void);
/// Whether the standard library makes sets and dictionaries as is expected, wherever that matters.
bool cexploration_understands_hashing(void);
/// Gives the sets and dictionaries that explored code makes from now on the orders that follow from a seed: the
/// same in the same schedule, in whichever process. With 0 they have the usual ones.
void cexploration_seed_hashing(uint64_t seed);
/// Whether explored code has made a set or dictionary in this process, as far as that can be seen.
bool cexploration_has_hashed(void);

// MARK: Blocks that libraries give to Dispatch (blocks.c)

/// Called on a lane for which a library gives a block to a global queue: the block is the receiver's.
typedef void (*cexploration_taker)(void *block);
/// Sets what takes them.
void cexploration_take_blocks(cexploration_taker taker);
/// Calls a block that was taken, and lets it go.
void cexploration_call_block(void *block);

// MARK: Exclusivity (exclusivity.c)

/// Called on a lane that begins an access of memory while another one is in progress there, and one of them
/// modifies it: the places where the two begin, which modify, and the address if the earlier one is another
/// lane's or task's, with the moment of that one at which others could first see it. For one of its own, where
/// both are 0, it does not return.
typedef void (*cexploration_overlap)(
  uintptr_t earlier, bool earlier_modifies, uintptr_t later, bool later_modifies, uintptr_t address, uint64_t since);
/// What tells the present moment of the calling lane.
typedef uint64_t (*cexploration_moment)(void);
void cexploration_observe_overlaps(cexploration_overlap overlap, cexploration_moment moment);
/// The calling lane lets others run, or hands something over: they see the accesses that it has in progress.
void cexploration_keep_accesses(void);
/// The calling lane gives the address of what several may use at a time, such as a mutex: that Swift calls it a
/// change of the variable means nothing.
void cexploration_give_accesses(uintptr_t address);
/// An execution begins: no access is in progress. Whether lanes look at those of others.
void cexploration_forget_accesses(bool look);

// MARK: Errors (thrown.c)

/// From now on it is remembered where lanes throw errors.
void cexploration_observe_throws(void);
/// Called at the beginning of an execution.
void cexploration_forget_throws(void);
/// The outermost of the learner's places on the stack that threw an error, or 0 where that is not known.
///
/// - error: The error's box, or NULL for the one that has come out of the main code.
uintptr_t cexploration_place_thrown(const void *error);

// MARK: The order of objects (identities.c)

/// Called on a lane that asks whether one object comes before another one, by their identities.
typedef bool (*cexploration_identities)(uintptr_t one, uintptr_t other);
/// Sets what answers that, also where a library asks; false where that cannot be. To be called while there is
/// only one thread.
bool cexploration_observe_identities(cexploration_identities identities);

// MARK: Freed memory (memory.c)

/// From now on what lanes free stays as it is, as far as there is room.
void cexploration_keep_freed(void);
/// Frees what was kept; to be called between executions.
void cexploration_release_freed(void);
/// Whether the access that is being told is the end of the memory.
bool cexploration_access_ends(void);

// MARK: Lifetimes (lifetimes.c, references.c)

/// What stands for the end of an object that a library ends: of a task, or of any other.
static const uintptr_t CEXPLORATION_END_IN_LIBRARY = 1, CEXPLORATION_END_OF_TASK = 2;

/// Some references of an object are about to be released.
typedef struct {
  uintptr_t object;
  uint32_t count;
  /// The function of the explored object that ends it, after the last release, or what stands for a library's.
  uintptr_t end;
  /// Whether it ends with a deinitialiser of the program, or its end matters as if it did.
  bool has_deinitializer;
  /// Whether something refers to it that does not keep it alive: the program, or a model.
  bool has_references;
  /// Whether explored code asks for it: a lane cannot stop inside a library or a model.
  bool may_stop;
  /// Whether a model releases what a library ends: its own arrays, which the program knows nothing of.
  bool is_of_model;
} cexploration_release;

/// The observer of the lives of objects; its functions are called only on lanes.
typedef struct {
  /// Called before a release; returns whether it is the last one, which ends the object.
  bool (*releases)(const cexploration_release *release);
  /// Called when the object of the last release that was the last one has ended.
  void (*has_ended)(void);
  /// Called when a reference is made that does not keep its object alive: its record, 0 for an unowned one.
  void (*refers)(uintptr_t object, uintptr_t record);
  /// Called before such a reference is followed; the object is 0 for a weak one, whose record is known.
  void (*follows)(uintptr_t object, uintptr_t record);
  /// Called when it has led to its object.
  void (*followed)(uintptr_t object, uintptr_t record);
  /// Called before the program looks whether an object has one reference only, and when it has seen that.
  /// The function that ends the object is told as with a release.
  void (*counts)(uintptr_t object, uintptr_t end, bool is_only);
  /// Called where something has one reference left, and is about to be changed in place: what it is kept in, or memory
  /// elsewhere, as with Foundation's data.
  void (*is_alone)(uintptr_t object, bool is_elsewhere);
  /// Whether a lane that is about to have one reference more to an object may come too late for that.
  bool (*may_be_late)(void);
  /// Called where it may not, in a program with references that nothing counts: it makes one that counts.
  void (*retains)(uintptr_t object);
  /// Called before a release of what may be changed in place, where lives are not told whole; returns whether it is
  /// the last one.
  bool (*notes)(uintptr_t object, uint32_t count);
} cexploration_lifetimes;
/// From now on the lives of objects are told; false where this runtime has no place for it.
///
/// Where they are not told whole, only what orders a change in place is: the releases of what a library ends, such as
/// an array's storage, or with `boxes` what an existential value is kept in, and that there is only one reference left.
bool cexploration_observe_lifetimes(cexploration_lifetimes lifetimes, bool whole, bool boxes);
/// With pointers into the storage of arrays and strings, its end writes all of it.
void cexploration_end_storage(void);
/// The bytes of what an array, a string or an existential value is kept in.
size_t cexploration_storage_size(uintptr_t object);
/// Says where the functions stand that end objects with a deinitialiser of the program, as offsets into
/// the explored object. With references that Swift does not count, those that end objects of any of its classes
/// stand there, and the end of an object writes all of it.
void cexploration_expect_deinitializers(uintptr_t from, uintptr_t to, bool ends_write);
/// Whether what is released from now on belongs to an earlier execution: the program's objects among it
/// stay, so that none of its code runs. Calls nest.
void cexploration_leave_objects(bool leaves);
/// How many references keep an object alive.
size_t cexploration_reference_count(uintptr_t object);
/// Whether an object that something refers to is at its end, or beyond.
bool cexploration_is_ending(uintptr_t object);

// MARK: How references are counted (counting.c)

/// From now on the explorer's targets count references without atomics: to be called once, by a process in
/// which no other thread counts what they do.
void cexploration_count_alone(void);
/// How code compiled for one thread asks for one reference more, and less.
__attribute__((visibility("hidden"))) void *swift_nonatomic_retain(void *object);
__attribute__((visibility("hidden"))) void swift_nonatomic_release(void *object);

#endif
