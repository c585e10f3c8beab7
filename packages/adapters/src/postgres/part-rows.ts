import { getTableColumns } from 'drizzle-orm';
import { parts } from './schema/index.ts';

/** What a `PartRecord` is made of. */
const { outline: _, ...columns } = getTableColumns(parts);
export const part = columns;

export function toPart<Row extends Omit<typeof parts.$inferSelect, 'outline'>>({
	scriptWrittenAt,
	completedAt,
	...rest
}: Row) {
	return { ...rest, scriptWritten: scriptWrittenAt !== null, completed: completedAt !== null };
}
