import type { Language } from '@nexus/contract';
import type { OwnedId } from '@nexus/core/ownership';
import type { SpeechSynthesizer } from '@nexus/core/ports';
import { NO_PRONUNCIATIONS } from '@nexus/core/pronunciations';
import type { LineRecord } from '@nexus/core/records';
import { type Hosts, presetsFor } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { type PlannedClip, planClipsOf } from './clips.ts';

const hosts: Hosts = {
	A: { name: 'Ricardo', voice: 'Puck', style: 'calmo', description: '' },
	B: { name: 'Marina', voice: 'Zephyr', style: 'viva', description: '' },
};

const engine = (changes: Partial<SpeechSynthesizer> = {}): SpeechSynthesizer => ({
	id: 'voz',
	version: '1',
	usesStyle: false,
	clipSeconds: 0,
	concurrency: 1,
	synthesize: () => Promise.reject(new Error('not asked for')),
	...changes,
});

const line = (text: string, changes: Partial<LineRecord> = {}): LineRecord => ({
	id: text,
	partId: 'p' as OwnedId<'part'>,
	position: 0,
	speaker: 'A',
	text,
	role: 'explain',
	language: 'pt-BR',
	passages: [{ documentId: 'd', start: 0, end: 1 }],
	edited: false,
	unsupported: false,
	delivery: '',
	tags: [],
	chapter: null,
	start: null,
	end: null,
	...changes,
});

/** Plans where the user has the speech of these clips already. */
function plan(
	lines: LineRecord[],
	speech = engine(),
	{ who = hosts, had = [] as PlannedClip[], opening = false, pronunciations = NO_PRONUNCIATIONS } = {},
) {
	const records = had.map(({ key }) => ({
		key,
		userId: 'u',
		engine: 'voz',
		objectKey: '',
		size: 0,
		duration: 0,
		lines: [],
	}));
	const findClips = async (_: string, keys: string[]) => records.filter(({ key }) => keys.includes(key));
	return planClipsOf({ findClips }, 'u', { lines, hosts: who, speech, opening, pronunciations });
}

const keyOf = async (text: string, changes: Partial<LineRecord> = {}, speech = engine(), who = hosts) =>
	(await plan([line(text, changes)], speech, { who }))[0]?.key;

const secondsOf = ({ lines }: PlannedClip) => lines.reduce((sum, { text }) => sum + text.length / 15, 0);
/** Turns of 4 to 16 seconds, no two alike. */
const talk = (count: number) =>
	Array.from({ length: count }, (_, at) => line(`${at} ${'fala '.repeat(12 + ((at * 7) % 36))}`));

describe('planClips', () => {
	it('makes a clip of every line where the engine asks for no more', async () => {
		expect(await plan([line('um'), line('dois'), line('três')])).toHaveLength(3);
	});

	it('groups whole turns up to the engine’s length, and cuts at chapters and languages', async () => {
		const fifteenSeconds = 'a'.repeat(15 * 15);
		const lines = [
			line(fifteenSeconds),
			line(fifteenSeconds),
			line(fifteenSeconds),
			line(fifteenSeconds, { chapter: 'Outro assunto' }),
			line(fifteenSeconds, { language: 'en-US' }),
		];
		const clips = await plan(lines, engine({ clipSeconds: 31 }));
		expect(clips.map(({ lines: held }) => held.length)).toEqual([2, 1, 1, 1]);
		expect(clips.flatMap(({ lines: held }) => held)).toEqual(lines);
	});

	it('opens an episode with a short clip, and holds the others between 50 and 80.5 seconds', async () => {
		const clips = await plan(talk(60), engine({ clipSeconds: 70 }), { opening: true });
		const [first = 0, ...others] = clips.map(secondsOf);
		expect(first).toBeLessThanOrEqual(18);
		for (const seconds of others.slice(0, -1)) expect(seconds).toBeGreaterThan(50);
		for (const seconds of others) expect(seconds).toBeLessThanOrEqual(80.5);
	});

	it.each([
		['longer', (text: string) => `${text} ${'e mais '.repeat(12)}`],
		['shorter', () => 'Sim.'],
	])('groups only the clip anew that holds a line which was made %s', async (_, edit) => {
		const speech = engine({ clipSeconds: 70 });
		const lines = talk(40);
		const had = await plan(lines, speech, { opening: true });
		const had40 = new Set(had.map(({ key }) => key));
		for (const at of lines.keys()) {
			const edited = lines.map((own, index) => (index === at ? { ...own, text: edit(own.text) } : own));
			const clips = await plan(edited, speech, { opening: true, had });
			const made = clips.filter(({ key }) => !had40.has(key));
			const holder = had.find((clip) => clip.lines.includes(lines[at] as LineRecord));
			expect(made.flatMap((clip) => clip.lines.map(({ id }) => id))).toEqual(holder?.lines.map(({ id }) => id));
			expect(clips.flatMap(({ lines: held }) => held)).toEqual(edited);
		}
	});

	it('plans the rest of a part that was voiced in half as it was planned at first', async () => {
		const speech = engine({ clipSeconds: 70 });
		const first = await plan(talk(50), speech, { opening: true });
		const again = await plan(talk(50), speech, { opening: true, had: first.slice(0, 3) });
		expect(again.map(({ key }) => key)).toEqual(first.map(({ key }) => key));
	});

	it('keeps the cuts around a line that was added or removed', async () => {
		const speech = engine({ clipSeconds: 70 });
		const lines = talk(40);
		const had = await plan(lines, speech);
		const keys = new Set(had.map(({ key }) => key));
		const longer = await plan(lines.toSpliced(20, 0, line('Uma fala nova.')), speech, { had });
		expect(longer.filter(({ key }) => !keys.has(key))).toHaveLength(1);
		const shorter = await plan(lines.toSpliced(20, 1), speech, { had });
		expect(shorter.filter(({ key }) => !keys.has(key))).toHaveLength(1);
	});

	it('keys a clip by all that determines its sound, and by nothing else', async () => {
		const key = await keyOf('olá');
		expect(await keyOf('olá', { id: 'outro', position: 7, role: 'reaction', chapter: 'Título' })).toBe(key);
		expect(await keyOf('olá!')).not.toBe(key);
		expect(await keyOf('olá', { speaker: 'B' })).not.toBe(key);
		expect(await keyOf('olá', { language: 'en-US' })).not.toBe(key);
		expect(await keyOf('olá', {}, engine({ version: '2' }))).not.toBe(key);
		expect(await keyOf('olá', {}, engine({ id: 'outra' }))).not.toBe(key);
	});

	it('takes a voice of the model’s own only where the model has it and it speaks the language', async () => {
		const own: Hosts = { ...hosts, A: { ...hosts.A, model_voice: 'M5' } };
		const natural = engine({ ownVoices: [{ name: 'M5', gender: 'male', languages: ['pt-BR'] }] });
		expect(await keyOf('olá', {}, engine(), own)).toBe(await keyOf('olá'));
		expect(await keyOf('olá', {}, natural, own)).not.toBe(await keyOf('olá', {}, natural));
		expect(await keyOf('hi', { language: 'en-US' }, natural, own)).toBe(await keyOf('hi', { language: 'en-US' }));
		const [clip] = await plan([line('olá')], natural, { who: own });
		expect(clip?.spoken).toMatchObject([{ voice: 'Puck', modelVoice: 'M5' }]);
	});

	it('counts the style only for engines that read it', async () => {
		const excited: Hosts = { ...hosts, A: { ...hosts.A, style: 'empolgado' } };
		expect(await keyOf('olá', {}, engine(), excited)).toBe(await keyOf('olá'));
		const styled = engine({ usesStyle: true });
		expect(await keyOf('olá', {}, styled, excited)).not.toBe(await keyOf('olá', {}, styled));
	});

	it('tells a voice that speaks English nothing in Portuguese', async () => {
		const [preset] = presetsFor('en-US');
		const who: Hosts = {
			A: preset?.hostA ?? hosts.A,
			B: { ...hosts.B, style: 'Irônica e literária, mas acolhedora.' },
		};
		const lines = (language: Language) => [line('hi', { language }), line('ho', { language, speaker: 'B' })];
		const stylesIn = async (language: Language) =>
			(await plan(lines(language), engine(), { who })).flatMap(({ spoken }) => spoken.map(({ style }) => style));
		expect(await stylesIn('en-US')).toEqual([expect.stringContaining('Curious and exact'), '']);
		expect(await stylesIn('pt-BR')).toEqual([who.A.style, who.B.style]);
		const english: Hosts = { ...who, B: { ...hosts.B, style: 'Dry and literary' } };
		const [, second] = await plan(lines('en-US'), engine(), { who: english });
		expect(second?.spoken[0]?.style).toBe('Dry and literary');
	});

	it('counts how a line is said only for engines that are told', async () => {
		const manner: Partial<LineRecord> = { delivery: 'curiosa', tags: [{ at: 3, tag: 'laugh' }] };
		expect(await keyOf('olá', manner)).toBe(await keyOf('olá'));
		const styled = engine({ usesStyle: true });
		expect(await keyOf('olá', manner, styled)).not.toBe(await keyOf('olá', {}, styled));
	});
});

describe('a dictionary', () => {
	const pronunciations = {
		...NO_PRONUNCIATIONS,
		'pt-BR': [{ word: 'nginx', said: 'endjin écs', matchCase: false }],
	};

	it.each([0, 70])('makes clips anew that hold the word, and no others (clips of %i s)', async (clipSeconds) => {
		const speech = engine({ clipSeconds });
		const lines = [...talk(30), line('Quem responde é o Nginx.'), ...talk(60).slice(30)];
		const before = await plan(lines, speech);
		const after = await plan(lines, speech, { had: before, pronunciations });
		const had = new Set(before.map(({ key }) => key));
		const anew = after.filter(({ key }) => !had.has(key));
		expect(anew).toHaveLength(1);
		expect(anew[0]?.lines.some(({ text }) => text.includes('Nginx'))).toBe(true);
		expect(anew[0]?.spoken.flatMap((each) => each.pronunciations ?? [])).toEqual(pronunciations['pt-BR']);
	});
});

it('gives the second host the other voice that the engine has for them, in the key as well', async () => {
	const own = (name: string) => ({ name, gender: 'male', languages: ['pt-BR'] }) as const;
	const speech = engine({ clipSeconds: 0, ownVoices: [own('um'), own('outro')], secondVoice: () => 'outro' });
	const lines = [line('Oi.'), line('Olá.', { speaker: 'B' })];
	const [first, second] = await plan(lines, speech);
	expect([first?.spoken[0]?.modelVoice, second?.spoken[0]?.modelVoice]).toEqual([undefined, 'outro']);
	const [sameFirst, alone] = await plan(lines, engine({ ...speech, secondVoice: () => null }));
	expect([sameFirst?.key, alone?.spoken[0]?.modelVoice]).toEqual([first?.key, undefined]);
	expect(alone?.key).not.toBe(second?.key);
});
