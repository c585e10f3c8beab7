import { randomUUID } from 'node:crypto';

declare const kindOf: unique symbol;

export type OwnedKind = 'document' | 'episode' | 'series' | 'job' | 'part';

/**
 * The id of a row that was looked up for its owner, or that its owner is creating. Whatever reads or changes a row by
 * its id alone takes no other id: one from a request, which may be anybody's, does not compile there. It goes through
 * a lookup that names the owner first, such as `episodes.find(actor.userId, id)`. Messages of the queue carry such ids,
 * since they are written from rows.
 */
export type OwnedId<Kind extends OwnedKind> = string & { readonly [kindOf]: Kind };

/** For a row that is about to be created. */
export const newId = <Kind extends OwnedKind>(): OwnedId<Kind> => randomUUID() as string as OwnedId<Kind>;
