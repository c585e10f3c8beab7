import { expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

const LONG =
	'The template is anchored to the top edge, so everything prints in its usual place until the label runs out of paper.';

it.each([
	['14 May', '3 June, 04:10', 'Jun 3, 2024, 4:10 p.m'],
	['2 de maio', '3 de junho de 2024, 14h10', '15h30'],
])('days and times label what an entry of a timeline says: %s, %s, %s', (...when) => {
	const short = when.map((one) => `- **${one}.** A roll is loaded. All correct.`).join('\n');
	const long = when.map((one) => `- **${one}.** A roll is loaded. ${LONG} Nobody sees it.`).join('\n');
	for (const entries of [short, long]) {
		const { all } = read(`# Labels\n\nNobody saw it.\n\n## Timeline\n\n${entries}\n`, { language: 'en-US' });
		for (const one of when) expect(all).toContain(`${one}: A roll is loaded.`);
	}
});
