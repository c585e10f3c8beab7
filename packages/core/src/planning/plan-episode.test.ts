import { expect, it } from 'vitest';
import { planEpisode } from './plan-episode.ts';

/** A section too long for one part, whose beginning and end are about different things. */
const section = (heading: string, ...things: string[]) =>
	`## ${heading}\n\n${things.map((thing) => `${`Ninguém media ${thing} antes. Com ${thing}, tudo mudou por lá. `.repeat(75)}\n\n`).join('')}`;

it('parts of one title are told apart by their subheading, else by what each alone is about', () => {
	const text = `# A cidade\n\n${section('A ponte', 'os cabos', 'a balsa')}### Os custos\n\nUma frase só, no fim de tudo.\n`;
	const { parts } = planEpisode({
		text,
		filename: 'cidade.md',
		language: 'pt-BR',
		reads: 'any',
	});
	const titles = parts.map(({ title }) => title);
	expect(titles.length).toBeGreaterThan(1);
	expect(new Set(titles).size).toBe(titles.length);
	expect(titles).toMatchInlineSnapshot(`
		[
		  "A cidade",
		  "A ponte: cabos",
		  "A ponte: Os custos",
		]
	`);
});
