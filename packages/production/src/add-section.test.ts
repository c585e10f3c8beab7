import type { OwnedId } from '@nexus/core/ownership';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS } from '@nexus/core/pronunciations';
import type { LineRecord } from '@nexus/core/records';
import type { Hosts } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { withInserted, withTold } from './add-section.ts';
import { planClipsOf } from './clips.ts';
import { readTellings } from './section-tellings.ts';

const hosts: Hosts = {
	A: { name: 'Ricardo', voice: 'Puck', style: 'calmo', description: '' },
	B: { name: 'Marina', voice: 'Zephyr', style: 'viva', description: '' },
};

const line = (text: string, changes: Partial<LineRecord> = {}): LineRecord => ({
	id: text,
	partId: 'p' as OwnedId<'part'>,
	position: 0,
	speaker: 'A',
	text,
	role: 'explain',
	language: 'pt-BR',
	passages: [],
	edited: false,
	unsupported: false,
	delivery: '',
	tags: [],
	chapter: null,
	start: 1,
	end: 2,
	...changes,
});

/** Keys of the clips of lines, where the user has the speech of some already. */
async function keysOf(lines: LineRecord[], clipSeconds: number, had: readonly string[] = []): Promise<string[]> {
	const speech: SpeechSynthesizer = {
		...{ id: 'voz', version: '1', usesStyle: true, clipSeconds, concurrency: 1 },
		synthesize: () => Promise.reject(new Error('not asked for')),
	};
	const findClips = async (userId: string, keys: string[]) =>
		keys
			.filter((key) => had.includes(key))
			.map((key) => ({ userId, key, engine: 'voz', objectKey: '', size: 0, duration: 0, lines: [] }));
	const planning = { lines, hosts, speech, opening: true, pronunciations: NO_PRONUNCIATIONS };
	return (await planClipsOf({ findClips }, 'u', planning)).map(({ key }) => key);
}

const BEFORE = Array.from({ length: 12 }, (_, index) =>
	line(`Fala de número ${index}, que diz alguma coisa sobre a feira e sobre quem vai a ela.`, {
		position: index,
		speaker: index % 2 === 0 ? 'A' : 'B',
		edited: index === 5,
		delivery: index === 7 ? 'curiosa' : '',
		chapter: index % 4 === 0 ? `Capítulo ${index}` : null,
	}),
);
const FRESH = [line('Uma fala nova.', { chapter: 'Observações' }), line('E outra.', { speaker: 'B' })];

describe('lines that are put between lines of a part', () => {
	const after = withInserted(BEFORE, 8, FRESH);

	it('leave all others as they are, in their order, those by hand included', () => {
		const others = after.filter(({ id }) => !FRESH.some((fresh) => fresh.id === id));
		const still = ({ position: _, start: __, end: ___, ...all }: LineRecord) => all;
		expect(others.map(still)).toEqual(BEFORE.map(still));
		expect(after.map(({ position }) => position)).toEqual([...after.keys()]);
		expect(after.slice(8, 10).map(({ text }) => text)).toEqual(['Uma fala nova.', 'E outra.']);
	});

	it.each([0, 20, 60])('leave all clips of %d seconds, but for their own', async (seconds) => {
		const had = await keysOf(BEFORE, seconds);
		const keys = await keysOf(after, seconds, had);
		expect(keys.filter((key) => had.includes(key))).toEqual(had);
		const fresh = keys.filter((key) => !had.includes(key));
		expect(fresh).toHaveLength(seconds === 0 ? FRESH.length : 1);
	});
});

it('a plan of a model tells the section from then on, and no other', () => {
	const sections = [0, 1].map((section) => ({ section, heading: `S${section}`, told: 'left-out' as const, why: 'x' }));
	const outline = { script: { sections } } as unknown as EpisodeOutline;
	expect(withTold(outline, 1).script?.sections).toEqual([sections[0], { ...sections[1], told: 'told', why: '' }]);
});

describe('what a guided reading made of each section', () => {
	const map = [0, 1000, 2000].map((start, section) => ({ section, heading: `S${section}`, start, end: start + 1000 }));
	const at = (start: number, end: number) => line('x', { passages: [{ documentId: 'd', start, end }] });

	it('is how much of it stands in lines', () => {
		const told = readTellings(map, [at(100, 500), at(450, 700), at(1010, 1060)]).map((one) => one.told);
		expect(told).toEqual(['told', 'briefly', 'left-out']);
	});

	it('counts a passage over a border in both, and no heading', () => {
		const headed = map.map((section) => ({ ...section, start: section.start + 20 }));
		expect(readTellings(headed, [at(0, 20), at(1700, 2300)]).map((one) => one.told)).toEqual([
			'left-out',
			'told',
			'told',
		]);
	});
});
