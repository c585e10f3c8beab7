import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import { Client } from 'pg';
import type { FixtureContent } from './fixture-content.ts';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Moves every time stored in the database, so that sessions and drafts are as old as they were when it was made. */
const MOVE_TIMES = `do $$ declare found record; begin
	for found in
		select format('update %I.%I set %s', n.nspname, c.relname,
			string_agg(format('%1$I = %1$I + %2$L::interval', a.attname, current_setting('nexus.age')), ', ')) as statement
		from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
		where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'timestamptz'::regtype
		group by n.nspname, c.relname
	loop execute found.statement; end loop;
end $$`;

/**
 * Unpacks the data of an earlier version into the empty `dataDir`, as that version left it when its server was killed
 * just now.
 */
export async function openDataFolder(version: string, dataDir: string): Promise<FixtureContent> {
	const made: FixtureContent = JSON.parse(readFileSync(join(version, 'made.json'), 'utf8'));
	execFileSync('tar', ['--extract', '--gzip', '--file', join(version, 'data.tar.gz'), '--directory', dataDir]);
	const dump = readFileSync(join(dataDir, 'database.sql'), 'utf8');
	await rm(join(dataDir, 'database.sql'));
	const postgres = await startEmbeddedDatabase({ dataDir, logger: silent });
	try {
		const client = new Client({ connectionString: postgres.url });
		await client.connect();
		try {
			await client.query(dump);
			const age = Math.floor((Date.now() - Date.parse(made.madeAt)) / 1000);
			await client.query(`select set_config('nexus.age', $1, false)`, [`${age} seconds`]);
			await client.query(MOVE_TIMES);
		} finally {
			await client.end();
		}
	} finally {
		await postgres.stop();
	}
	return made;
}
