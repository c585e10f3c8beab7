import { expect, it } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

const MEGABYTE = 1e6;

function shown(isTerminal: boolean) {
	const told: string[] = [];
	let now = 1_000;
	const terminal = {
		showProgress: (text: string) => void told.push(text),
		ask: async () => null,
		signal: new AbortController().signal,
	};
	const bar = createProgressBar(terminal, isTerminal, () => now);
	const download = (megabytes: number, total: number | null = 100) =>
		bar.show({ stage: 'downloading', bytes: megabytes * MEGABYTE, total: total && total * MEGABYTE });
	return { told, bar, download, pass: (milliseconds: number) => (now += milliseconds) };
}

it('fills a bar on a terminal, five times a second at most, and leaves nothing of it', () => {
	const { told, bar, download, pass } = shown(true);
	download(0);
	download(10);
	pass(200);
	download(50);
	download(100);
	bar.show({ stage: 'checking', bytes: 0, total: null });
	bar.end();
	expect(told).toEqual([
		`\r\u001b[KBaixando [${'·'.repeat(24)}] 0 % 0 MB`,
		`\r\u001b[KBaixando [${'█'.repeat(12)}${'·'.repeat(12)}] 50 % 50 MB`,
		`\r\u001b[KBaixando [${'█'.repeat(24)}] 100 % 100 MB`,
		'\r\u001b[KConferindo',
		'\r\u001b[K',
	]);
});

it('writes a line for each tenth into a log', () => {
	const { told, bar, download } = shown(false);
	for (let megabytes = 0; megabytes <= 100; megabytes += 4) download(megabytes);
	bar.end();
	expect(told).toHaveLength(11);
	expect([told[0], told.at(-1)]).toEqual(['Baixando 0 %\n', 'Baixando 100 %\n']);
});

it('tells what came so far where nobody knows how much there is', () => {
	const { told, download } = shown(true);
	download(7, null);
	expect(told).toEqual(['\r\u001b[KBaixando 7 MB']);
});
