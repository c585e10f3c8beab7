import type { ScriptLine } from '@nexus/core/scripts';
import { expect, it } from 'vitest';
import { remainingLines } from './remaining-lines.ts';

const line = (text: string, role: ScriptLine['role'], spans: ScriptLine['spans'] = []): ScriptLine => ({
	speaker: 'A',
	text,
	language: 'pt-BR',
	role,
	spans,
	chapter: null,
});

const LINES = [
	line('Oi!', 'welcome'),
	line('Um.', 'explain', [{ start: 0, end: 10 }]),
	line('Dois.', 'explain', [{ start: 10, end: 20 }]),
	line('Tchau!', 'goodbye'),
];

it('a part goes on behind the lines that it has', () => {
	expect(remainingLines(LINES, LINES.slice(0, 2))).toEqual(LINES.slice(2));
});

it('a part that an earlier version began goes on behind the last passage that was told', () => {
	const earlier = [line('Olá!', 'welcome'), line('O que há?', 'question', [{ start: 0, end: 9 }])];
	expect(remainingLines(LINES, earlier).map(({ text }) => text)).toEqual(['Dois.', 'Tchau!']);
});
