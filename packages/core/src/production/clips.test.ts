import { describe, expect, it } from 'vitest';
import type { SpeechSynthesizer } from '../ports/index.ts';
import type { Hosts } from '../scripts/index.ts';
import { planClips } from './clips.ts';
import type { LineRecord } from './types.ts';

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
	partId: 'p',
	position: 0,
	speaker: 'A',
	text,
	role: 'explain',
	language: 'pt-BR',
	spans: [{ start: 0, end: 1 }],
	edited: false,
	chapter: null,
	start: null,
	end: null,
	...changes,
});

const keyOf = (text: string, changes: Partial<LineRecord> = {}, speech = engine(), who = hosts) =>
	planClips([line(text, changes)], who, speech)[0]?.key;

describe('planClips', () => {
	it('makes a clip of every line where the engine asks for no more', () => {
		expect(planClips([line('um'), line('dois'), line('três')], hosts, engine())).toHaveLength(3);
	});

	it('groups whole turns up to the engine’s length, and cuts at chapters and languages', () => {
		const fifteenSeconds = 'a'.repeat(15 * 15);
		const lines = [
			line(fifteenSeconds),
			line(fifteenSeconds),
			line(fifteenSeconds),
			line(fifteenSeconds, { chapter: 'Outro assunto' }),
			line(fifteenSeconds, { language: 'en-US' }),
		];
		const clips = planClips(lines, hosts, engine({ clipSeconds: 31 }));
		expect(clips.map(({ lines: held }) => held.length)).toEqual([2, 1, 1, 1]);
		expect(clips.flatMap(({ lines: held }) => held)).toEqual(lines);
	});

	it('keys a clip by all that determines its sound, and by nothing else', () => {
		const key = keyOf('olá');
		expect(keyOf('olá', { id: 'outro', position: 7, role: 'reaction', chapter: 'Título' })).toBe(key);
		expect(keyOf('olá!')).not.toBe(key);
		expect(keyOf('olá', { speaker: 'B' })).not.toBe(key);
		expect(keyOf('olá', { language: 'en-US' })).not.toBe(key);
		expect(keyOf('olá', {}, engine({ version: '2' }))).not.toBe(key);
		expect(keyOf('olá', {}, engine({ id: 'outra' }))).not.toBe(key);
	});

	it('counts the style only for engines that read it', () => {
		const excited: Hosts = { ...hosts, A: { ...hosts.A, style: 'empolgado' } };
		expect(keyOf('olá', {}, engine(), excited)).toBe(keyOf('olá'));
		const styled = engine({ usesStyle: true });
		expect(keyOf('olá', {}, styled, excited)).not.toBe(keyOf('olá', {}, styled));
	});
});
