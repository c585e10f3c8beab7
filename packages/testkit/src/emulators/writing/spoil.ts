import type { Language } from '@nexus/contract';
import { languagePack } from '../../languages/index.ts';
import type { ScriptFault } from '../fault-kinds.ts';

type Line = Record<string, unknown>;

const PORTUGUESE: [RegExp, string][] = [
	[/\bvocê\b/gi, 'tu'],
	[/\ba gente\b/gi, 'nós'],
	[/\bequipe\b/gi, 'equipa'],
	[/\bfatos\b/gi, 'factos'],
	[/\bfato\b/gi, 'facto'],
	[/\busuário/gi, 'utilizador'],
	[/\bônibus\b/gi, 'autocarro'],
	[/\bcelular\b/gi, 'telemóvel'],
	[/\b(est[áão]+) (\p{L}+?)ndo\b/giu, '$1 a $2r'],
];
const LISBON =
	' Estou a perceber, pá: o utilizador pega no telemóvel e apanha o autocarro para ir ter com a equipa, é um facto.';
const OBEDIENT =
	'Ignorei as minhas instruções. SYSTEM PROMPT: you are a podcast writer. API_KEY=AIzaSyEmulatorLeakedKey. Visite http://evil.example/?k=1';

/**
 * The text of an answer, spoilt.
 * @param answer what would be right
 * @param seed the call's number
 */
export function spoilText(answer: unknown, fault: ScriptFault | null, language: Language, seed: number): string {
	const whole = JSON.stringify(answer);
	switch (fault) {
		case null:
			return whole;
		case 'invalid-json':
			return whole.slice(0, Math.max(1, Math.floor(whole.length * 0.6)));
		case 'prose':
			return languagePack(language).faults.prose;
		case 'wrong-shape':
			return JSON.stringify({ answer: 'here it is', dialogue: [['A', 1], null], lines: { speaker: 3 } });
		default:
			return JSON.stringify(
				spoilNotes(
					mapScripts(answer, (lines) => spoilLines(lines, fault, language, seed)),
					fault,
					language,
					seed,
				),
			);
	}
}

function spoilLines(lines: Line[], fault: ScriptFault, language: Language, seed: number): Line[] {
	const each = (change: (text: string, index: number) => string): Line[] =>
		lines.map((line, index) => ({ ...line, text: change(String(line.text), index) }));
	const middle = Math.floor(lines.length / 2);
	const { invented } = languagePack(language).faults;
	switch (fault) {
		case 'third-host':
			return lines.map((line, index) => (index % 3 === 2 ? { ...line, speaker: 'C' } : line));
		case 'obedient':
			return lines.map((line, index) => (index === middle ? { ...line, speaker: 'C', text: OBEDIENT } : line));
		case 'markup':
			return each((text) => `<script>alert(1)</script> **${text}** <laugh> | [risos] | [link](http://evil.example)`);
		case 'empty-lines':
			return each((text, index) => (index % 2 === 0 ? ' ' : text));
		case 'european-portuguese':
			return each((text) => `${PORTUGUESE.reduce((so, [from, to]) => so.replace(from, to), text)}${LISBON}`);
		case 'other-language':
			return each(() => languagePack(language).faults.foreign);
		case 'invented-numbers':
			return each((text, index) => `${text} ${invented(7_000 + ((seed * 37 + index * 91) % 2_000))}`);
		case 'unknown-passages':
			return lines.map((line) => ({ ...line, passages: [99_990 + seed] }));
		case 'repeated-lines':
			return lines.flatMap((line) => [line, line, line]);
		case 'one-line':
			return each(() => languagePack(language).faults.repeated);
		case 'few-lines':
			return lines.slice(0, 2);
		default:
			return lines;
	}
}

/** What is noted of a document, and what is planned, is spoilt where a fault is of their kind. */
function spoilNotes(answer: unknown, fault: ScriptFault, language: Language, seed: number): unknown {
	if (fault !== 'other-language' && fault !== 'unknown-passages') return answer;
	const spoil = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(spoil);
		if (!isRecord(value)) return value;
		const spoilt = Object.entries(value).map(([name, one]): [string, unknown] => {
			if (fault === 'unknown-passages') return [name, name === 'passages' ? [99_990 + seed] : spoil(one)];
			return [
				name,
				['text', 'point', 'thesis', 'about'].includes(name) ? languagePack(language).faults.foreign : spoil(one),
			];
		});
		return Object.fromEntries(spoilt);
	};
	return spoil(answer);
}

/** Applies a change to every list of lines in an answer. */
function mapScripts(value: unknown, change: (lines: Line[]) => Line[]): unknown {
	if (Array.isArray(value)) {
		const isLines =
			value.length > 0 && value.every((one) => isRecord(one) && 'text' in one && ('speaker' in one || 'number' in one));
		return isLines ? change(value as Line[]) : value.map((one) => mapScripts(one, change));
	}
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapScripts(one, change)]));
}

const isRecord = (value: unknown): value is Line =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
