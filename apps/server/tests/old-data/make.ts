import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CreatePodcastBody, GenerateBody, Preview, Script } from '@nexus/contract';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, startServer } from '@nexus/testkit/stack';
import { CUSTOM_DUO, EDITED_LINE, type FixtureContent, GEMINI_KEY, KEY_OWNER, OWNER } from './fixture-content.ts';

const [databaseUrl, folder] = process.argv.slice(2);
if (!databaseUrl || !folder) throw new Error('usage: make.ts DATABASE_URL FOLDER');
const out = resolve(folder);

const PT =
	'A água presa na massa do pão de queijo vira vapor no forno. O vapor empurra o polvilho por dentro, e o miolo fica oco. A casca seca primeiro e impede que tudo murche.';
const EN =
	'Sea otters hold hands while they sleep. The grip keeps a pair from drifting apart in the current. A mother wraps her pup in kelp before she dives for food.';

/**
 * An episode of the two shortest lines of each part, so that its sound stays small: the others are removed from the
 * draft before it is generated.
 */
async function beginShort(
	client: ApiClient,
	[filename, content, title]: [string, string, string],
	{ multiple_files, ...options }: CreatePodcastBody & GenerateBody = {},
): Promise<{ podcast: string; job: string }> {
	const { id: document_id } = await client.upload(filename, content);
	const { id } = await client.create({ document_id, title: `Preview - ${filename}`, ...options });
	const { lines } = await client.expect<Preview>('GET', `/api/v1/podcasts/${id}/preview`);
	const parts = Object.values(Object.groupBy(lines, ({ part_number }) => part_number));
	const shortest = parts.flatMap((part = []) =>
		part.toSorted((one, other) => one.text.length - other.text.length).slice(0, 2),
	);
	const kept = lines.filter((line) => shortest.includes(line)).map(({ id, speaker, text }) => ({ id, speaker, text }));
	await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { lines: kept });
	const { job_id } = await client.generate(id, { title, multiple_files });
	return { podcast: id, job: job_id };
}

async function makeShort(...[client, document, options]: Parameters<typeof beginShort>): Promise<string> {
	const { podcast, job } = await beginShort(client, document, options);
	const { status, error_message } = await client.waitForJob(job);
	if (status !== 'completed') throw new Error(`${document[2]}: ${status} ${error_message}`);
	return podcast;
}

/** Fills the installation through its API, then kills the server while it makes an episode. */
async function fill(dataDir: string): Promise<FixtureContent> {
	const server = await startServer(dataDir, { DATABASE_URL: databaseUrl ?? '', WORKER_CONCURRENCY: '1' });
	const client = await ApiClient.registered(server.url, OWNER);

	const portuguese = await makeShort(client, ['pão de queijo.txt', PT, 'Pão de queijo']);
	const english = await makeShort(client, ['otters.md', EN, 'Sea otters'], { language: 'en-US' });
	const duo = await makeShort(client, ['duo.txt', PT, 'Dupla própria'], { customDuo: CUSTOM_DUO });
	const book = sample('book-pt').content;
	const parts = (lengths: number[]) => inParts(stretchesOf(book, lengths));
	const inFiles = ['partes.txt', parts([900, 400]), 'Em dois arquivos'] as const;
	const files = await makeShort(client, [...inFiles], { multiple_files: true });

	const document = await client.upload('rascunho.txt', PT);
	const draft = await client.create({ document_id: document.id, title: 'Preview - rascunho.txt' });
	await client.expect('GET', `/api/v1/podcasts/${draft.id}/preview`);

	const { lines } = await client.expect<Script>('GET', `/api/v1/podcasts/${portuguese}/script`);
	const edited = lines.map(({ id, speaker, text }, index) => ({ id, speaker, text: index === 1 ? EDITED_LINE : text }));
	await client.expect('PUT', `/api/v1/podcasts/${portuguese}/script`, { lines: edited });

	await client.expect('PUT', '/api/v1/users/me/settings', {
		use_custom_config: true,
		custom_personality: 'Duas amigas que se provocam com carinho',
		max_file_size_mb: 7,
		max_monthly_generations: 40,
	});
	const { key_full } = await client.expect<{ key_full: string }>('POST', '/api/v1/api-keys/', {
		name: 'Integração antiga',
		scopes: ['podcasts:read', 'podcasts:create'],
	});
	const keyOwner = await ApiClient.registered(server.url, KEY_OWNER);
	await keyOwner.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, gemini_api_key: GEMINI_KEY });
	const keyOwnerId = (await keyOwner.expect<{ id: string }>('GET', '/api/v1/users/me')).id;

	const interrupted = await beginShort(client, ['em andamento.txt', parts([900, 400, 400, 400]), 'Interrompido']);
	const waiting = await client.create({ title: 'Na fila', text: EN, language: 'en-US' });
	const { job_id } = await client.generate(waiting.id);
	const reached = await client.waitForJob(interrupted.job, ({ result_data }) => result_data.generated_parts >= 1, 10);
	await server.end('SIGKILL');
	if (reached.status !== 'processing') throw new Error(`no job is left in flight: ${reached.status}`);

	return {
		madeAt: new Date().toISOString(),
		refreshToken: client.tokens?.refresh_token ?? '',
		apiKey: key_full,
		keyOwnerId,
		episodes: { portuguese, english, duo, files },
		draft: draft.id,
		interrupted: { ...interrupted, parts: reached.result_data.total_parts },
		waiting: { podcast: waiting.id, job: job_id },
	};
}

const dataDir = mkdtempSync(join(tmpdir(), 'nexus-made-'));
try {
	const made = await fill(dataDir);
	// Each statement whole, for a program that has no COPY; psql's own commands (`\restrict`) left out.
	const dump = execFileSync(
		'pg_dump',
		['--no-owner', '--no-privileges', '--rows-per-insert=50', `--dbname=${databaseUrl}`],
		{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
	);
	writeFileSync(join(dataDir, 'database.sql'), dump.replace(/^\\(?:un)?restrict .*$/gm, ''));
	mkdirSync(out, { recursive: true });
	writeFileSync(join(out, 'made.json'), `${JSON.stringify(made, null, 2)}\n`);
	execFileSync('tar', [
		...['--create', '--gzip', '--file', join(out, 'data.tar.gz'), '--directory', dataDir],
		...['database.sql', 'secret', 'objects'],
	]);
	process.stdout.write(`${readFileSync(join(out, 'data.tar.gz')).length} bytes\n`);
} finally {
	rmSync(dataDir, { recursive: true, force: true });
}
