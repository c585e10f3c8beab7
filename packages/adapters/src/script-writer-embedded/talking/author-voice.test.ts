import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { readPart } from '../reading/read-part.ts';
import { STOCK } from '../stock/index.ts';
import { toBeats } from './beats.ts';
import { Phrasing } from './phrasing.ts';
import { createChance } from './seeded.ts';
import { tell } from './tell.ts';

/** What is told of a document of one section, turn by turn. */
function turnsOf(text: string): string[] {
	const chance = createChance(1);
	const phrasing = new Phrasing({ register: 'analytical', chance, seed: 1, part: 0, parts: 1 });
	const [section] = readPart(text, 0, mapDocument(text).sections, 'pt-BR');
	const units = section?.units ?? [];
	return toBeats(units, units, chance).flatMap((beat) =>
		tell(beat, { stock: STOCK['pt-BR'], phrasing, language: 'pt-BR', known: text }).map((told) => told.text),
	);
}

const pool = STOCK['pt-BR'].authorVoice;
const frames = [...(pool.any ?? []), ...(pool.analytical ?? [])];
const framesIn = (text: string) => frames.filter((frame) => text.includes(frame));

describe("the author's own words", () => {
	it('are announced where they begin, not what stands before them', () => {
		const [turn = ''] = turnsOf('# A torre\n\nA torre da vila caiu em 1911. Isso eu vi da minha janela.\n');
		expect(turn).toMatch(/^A torre da vila caiu em 1911\. /);
		expect(framesIn(turn)).toHaveLength(1);
		expect(turn).toMatch(/: isso eu vi da minha janela\.$/);
	});

	it('are announced once a turn', () => {
		const [turn = ''] = turnsOf('# A torre\n\nEu vi a torre cair. Isso mudou a minha vida.\n');
		expect(framesIn(turn)).toHaveLength(1);
		expect(frames.some((frame) => turn.startsWith(frame))).toBe(true);
	});

	it('need no announcement in what somebody else says', () => {
		const [turn = ''] = turnsOf(
			'# A torre\n\nA torre caiu em 1911. "Eu vi tudo da minha janela", disse o padre João.\n',
		);
		expect(framesIn(turn)).toEqual([]);
	});
});
