import type { WantedLine } from '@nexus/core/scripts';
import { expect, it } from 'vitest';
import { fromRows, toRows } from './read-script.ts';
import { readBody } from './script-worker.ts';

const LINES = Array.from({ length: 120 }, (_, index) => ({ speaker: 'A', text: `Fala ${index}:\n“ação”`, id: null }));
const read = (body: unknown) => readBody([Buffer.from(JSON.stringify(body))]);

it('brings lines from one thread to another as they are', async () => {
	expect(await fromRows(toRows(LINES as WantedLine[]))).toEqual(LINES);
	expect(await fromRows(toRows([]))).toEqual([]);
});

it('reads either form of a long body', async () => {
	const lines = await read({ lines: LINES, version: 'v' });
	expect(lines).toMatchObject({ version: 'v' });
	expect('rows' in lines && (await fromRows(lines.rows))).toEqual(LINES);
	const content = await read({ content: '[HOST_B]: Oi.\n\n[HOST_A]: Olá.' });
	expect('rows' in content && (await fromRows(content.rows))).toEqual([
		{ speaker: 'B', text: 'Oi.' },
		{ speaker: 'A', text: 'Olá.' },
	]);
});

it('refuses a long body as a short one is refused', async () => {
	const wrong = await read({ lines: Array(9).fill({ speaker: 'A' }) });
	expect('issues' in wrong && wrong.issues.map(({ path }) => path)).toEqual([
		'lines.0.text',
		'lines.1.text',
		'lines.2.text',
	]);
	expect(await read({ content: 1 })).toMatchObject({ issues: [{ path: 'content' }] });
	expect(await readBody([Buffer.from(`{"lines":[${'[],'.repeat(700_000)}[]]}`)])).toMatchObject({
		issues: [{ path: 'lines' }],
	});
	await expect(read({})).rejects.toMatchObject({ code: 'validation' });
	await expect(read({ content: 'Oi.' })).rejects.toMatchObject({ code: 'validation' });
	await expect(read({ content: '\0' })).rejects.toMatchObject({ code: 'unstorable_text', values: { path: 'content' } });
	await expect(readBody([Buffer.from('{"__proto__":{}}')])).rejects.toMatchObject({ code: 'malformed_request' });
});
