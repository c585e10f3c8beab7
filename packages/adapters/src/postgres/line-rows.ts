import { mapYielding } from '@nexus/core/event-loop';
import type { OwnedId } from '@nexus/core/ownership';
import type { LineRecord } from '@nexus/core/records';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { episodes, lines, parts } from './schema/index.ts';

type LineRow = typeof lines.$inferSelect;

/** Lines of one INSERT. */
const WRITTEN_AT_ONCE = 100;
/** Lines that are read as one value: the driver takes far longer for their columns, and takes all rows at one go. */
const READ_AT_ONCE = 50;

const columns = Object.entries(getTableColumns(lines));
const asJson = sql`json_build_object(${sql.join(
	columns.map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`),
	sql`, `,
)})`;
const names = sql.join(
	columns.map(([, { name }]) => sql.identifier(name)),
	sql`, `,
);
const typed = sql.join(
	columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
	sql`, `,
);

/** @param documentId the episode's, of which passages of earlier versions are that name none */
export function toLine({
	line: { spans, ...line },
	documentId,
}: {
	line: LineRow;
	documentId: string | null;
}): LineRecord {
	return { ...line, passages: spans.map((span) => ({ ...span, documentId: span.documentId ?? documentId })) };
}

function toRow({ passages, ...line }: LineRecord): Record<string, unknown> {
	const row: LineRow = { ...line, spans: passages };
	return Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof LineRow]]));
}

/** One value a statement, however many columns there are: PostgreSQL takes it apart, not the event loop. */
export async function insertLines(db: Connection, written: readonly LineRecord[]): Promise<void> {
	for (let from = 0; from < written.length; from += WRITTEN_AT_ONCE) {
		const rows = JSON.stringify(written.slice(from, from + WRITTEN_AT_ONCE).map(toRow));
		await db.execute(sql`
			insert into ${lines} (${names}) select ${names} from jsonb_to_recordset(${rows}::jsonb) as t(${typed})`);
	}
}

/** All lines of an episode in order, as they are at one moment, with the number of each one's part. */
export async function linesOfEpisode(
	db: Connection,
	episodeId: OwnedId<'episode'>,
): Promise<(LineRecord & { partNumber: number })[]> {
	const stretch = sql`${lines.position} / ${sql.raw(String(READ_AT_ONCE))}`;
	const found = await db
		.select({
			partNumber: parts.number,
			documentId: episodes.documentId,
			rows: sql<string>`json_agg(${asJson} order by ${lines.position})::text`,
		})
		.from(lines)
		.innerJoin(parts, eq(parts.id, lines.partId))
		.innerJoin(episodes, eq(episodes.id, parts.episodeId))
		.where(eq(parts.episodeId, episodeId))
		.groupBy(parts.number, episodes.documentId, stretch)
		.orderBy(asc(parts.number), stretch);
	const stretches = await mapYielding(found, ({ partNumber, documentId, rows }) =>
		(JSON.parse(rows) as LineRow[]).map((line) => ({ ...toLine({ line, documentId }), partNumber })),
	);
	return stretches.flat();
}
