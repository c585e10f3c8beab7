import { describe, expect, it } from 'vitest';
import { LineScanner } from './scan-lines.ts';

function scan(text: string, size: number): { found: unknown[]; isComplete: boolean } {
	const scanner = new LineScanner();
	const found: unknown[] = [];
	for (let at = 0; at < text.length; at += size) found.push(...scanner.push(text.slice(at, at + size)));
	return { found, isComplete: scanner.isComplete };
}

const lines = [
	{ speaker: 'A', text: 'Um "dois" \\ {três} [quatro]\n', passages: [1, 2] },
	{ speaker: 'B', text: '}', passages: [], more: { deep: [{ a: 1 }] } },
];

describe('LineScanner', () => {
	it.each([1, 2, 5, 1000])('gives the objects of the first array, in pieces of %i', (size) => {
		const text = JSON.stringify({ first: { x: '[' }, lines, after: [{ no: 1 }] }, null, '\t');
		expect(scan(text, size)).toEqual({ found: lines, isComplete: true });
	});

	it('gives each as soon as it is closed', () => {
		const scanner = new LineScanner();
		expect(scanner.push('{"lines":[{"text":"a"')).toEqual([]);
		expect(scanner.push('},{"text":')).toEqual([{ text: 'a' }]);
		expect(scanner.isComplete).toBe(false);
	});

	it('passes over a fence and a greeting, and takes a bare array', () => {
		expect(scan(`Claro! Aqui está:\n\`\`\`json\n${JSON.stringify(lines)}\n\`\`\``, 7)).toEqual({
			found: lines,
			isComplete: true,
		});
	});

	it('tells what is cut off or no JSON', () => {
		expect(scan(JSON.stringify({ lines }).slice(0, -3), 9)).toEqual({ found: lines.slice(0, 1), isComplete: false });
		expect(scan('Claro! **Ana:** "Olá!"', 3)).toEqual({ found: [], isComplete: false });
		expect(scan('{"lines":[{"text":"a\nb"},{"text":"c"}]}', 4)).toEqual({
			found: [null, { text: 'c' }],
			isComplete: true,
		});
	});
});
