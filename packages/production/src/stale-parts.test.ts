import type { OwnedId } from '@nexus/core/ownership';
import type { SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS, type Pronunciations } from '@nexus/core/pronunciations';
import type { EpisodeRecord, LineRecord } from '@nexus/core/records';
import { expect, it } from 'vitest';
import { planClips } from './clips.ts';
import { stalePartsOf } from './stale-parts.ts';

const host = { name: 'Ana', voice: 'Kore', style: '', description: '' } as const;
// What planning reads of an episode.
const episode = { id: 'e', userId: 'u', hostA: host, hostB: host } as EpisodeRecord;

const speechOf = (version: string): SpeechSynthesizer => ({
	...{ id: 'voz', version, usesStyle: false, clipSeconds: 0, concurrency: 1 },
	synthesize: () => Promise.reject(new Error('not asked for')),
});

const [ONE, TWO, THREE] = ['one' as OwnedId<'part'>, 'two' as OwnedId<'part'>, 'three' as OwnedId<'part'>];

const line = (partId: OwnedId<'part'>, text: string): LineRecord => ({
	...{ id: text, partId, position: 0, speaker: 'A', text, role: 'explain', language: 'pt-BR', passages: [] },
	...{ edited: false, unsupported: false, delivery: '', tags: [], chapter: null, start: null, end: null },
});

const LINES = [
	line(ONE, 'O nginx recebe os pedidos.'),
	line(ONE, 'Ele é antigo.'),
	line(TWO, 'A ponte é longa.'),
	line(THREE, 'Outro nginx, ainda por fazer.'),
];
const PARTS = [
	{ id: ONE, number: 1, completed: true },
	{ id: TWO, number: 2, completed: true },
	{ id: THREE, number: 3, completed: false },
];
const said = (as: string): Pronunciations => ({
	...NO_PRONUNCIATIONS,
	'pt-BR': [{ word: 'nginx', said: as, matchCase: false }],
});

/** @param made what the parts were made with, and `now` what they would be made with */
async function stale(
	made: { version?: string; pronunciations?: Pronunciations },
	now: { version?: string; pronunciations?: Pronunciations },
) {
	const how = ({ version = '1', pronunciations = NO_PRONUNCIATIONS }: typeof made) => ({
		speech: speechOf(version),
		pronunciations,
	});
	const hosts = { A: host, B: host };
	const clips = new Map<string, Set<string>>();
	for (const id of ['one', 'two']) {
		const own = LINES.filter(({ partId }) => partId === id);
		const planned = await planClips(own, { hosts, ...how(made) }, { opening: false, existing: new Set() });
		clips.set(id, new Set(planned.map(({ key }) => key)));
	}
	const production = { findClips: async () => [], partClips: async () => clips };
	return [...(await stalePartsOf(production, episode, PARTS, LINES, how(now)))];
}

it('names finished parts whose words are said otherwise by now: added, changed or taken back', async () => {
	expect(await stale({}, {})).toEqual([]);
	expect(await stale({}, { pronunciations: said('endjin écs') })).toEqual(['one']);
	expect(await stale({ pronunciations: said('a') }, { pronunciations: said('b') })).toEqual(['one']);
	expect(await stale({ pronunciations: said('a') }, {})).toEqual(['one']);
});

it('leaves alone what only another version of the engine would change', async () => {
	expect(await stale({}, { version: '2' })).toEqual([]);
	expect(await stale({}, { version: '2', pronunciations: said('endjin écs') })).toEqual([]);
});
