// What references.c tells lifetimes.c of.
#ifndef LIFETIMES_H
#define LIFETIMES_H

#include "stacks.h"

/// A reference is made that does not keep its object alive; a weak one has a record next to the
/// object, which stays.
void cexploration_tell_reference(uintptr_t object, uintptr_t record);
/// Such a reference is about to be followed. Of a weak one only the record is known: the object is 0.
void cexploration_tell_following(uintptr_t object, uintptr_t record);
/// It was followed, and led to an object.
void cexploration_tell_followed(uintptr_t object, uintptr_t record);

/// The program is about to have one reference more to an object: from an unmanaged one, it may be gone by then.
///
/// Returns whether that was told as the following of such a reference.
bool cexploration_tell_retain(uintptr_t object, void *place, const void *frame);

/// The program is about to look whether an object has one reference only, or has seen that it has.
void cexploration_tell_count(const uintptr_t *object, bool is_only);

/// Whether an object's class, or one above it, has a deinitialiser of the program.
bool cexploration_has_deinitializer(const uintptr_t *type);

/// From now on a function is called where an object has one reference left, and is about to be changed in place.
bool cexploration_tell_uniqueness(void (*is_alone)(uintptr_t object, bool is_elsewhere));

/// Makes every call of a library's function call another one instead; false where that cannot be.
///
/// To be called while there is only one thread. The function has at least 16 bytes of code.
bool cexploration_redirect(const char *name, const void *to);
/// The same for a function that has no name for others.
bool cexploration_redirect_code(char *code, const void *to);
/// Writes a jump, and returns where it ends.
char *cexploration_jump(char *code, const void *to);

#endif
