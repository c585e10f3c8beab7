import type { OwnedId, OwnedKind } from '@nexus/core/ownership';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => uuid('id').primaryKey();
export const ownedId = <Kind extends OwnedKind>() => id().$type<OwnedId<Kind>>();
export const createdAt = () => time('created_at').notNull().defaultNow();
