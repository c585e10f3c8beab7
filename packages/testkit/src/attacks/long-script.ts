import { query } from '../stack/another-server.ts';
import type { ApiClient } from '../stack/api-client.ts';

const LINES_IN_PART = 50;

/**
 * A podcast of the client's whose script has `count` lines, written past the product: 50 lines a part, about 80
 * characters a line.
 * @returns the podcast's id
 */
export async function podcastWithScript(client: ApiClient, databaseUrl: string, count: number): Promise<string> {
	const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const { id } = await client.create({ document_id: document.id });
	const parts = Math.ceil(count / LINES_IN_PART);
	await query(
		{ databaseUrl },
		`with part as (
			insert into parts (id, episode_id, number, title, outline, byte_start, byte_end, script_written_at)
			select gen_random_uuid(), $1, number, 'Parte', '{"source": {"start": 0, "end": 40}}', 0, 40, now()
			from generate_series(1, $2::int) as number returning id, number)
		insert into lines (id, part_id, position, speaker, text, role, language, spans)
		select gen_random_uuid(), part.id, line, case when line % 2 = 0 then 'A' else 'B' end,
			'Esta é a fala ' || (part.number - 1) * $3 + line || ', que conta da ponte, dos seus cabos e do rio que ela vence.',
			'explain', 'pt-BR', '[{"start": 0, "end": 40}]'
		from part, generate_series(0, $3::int - 1) as line`,
		[id, parts, LINES_IN_PART],
	);
	return id;
}
