import { expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

const turns = (asks: string, answers: string): string =>
	`${asks}: How does somebody become the cook on a lighthouse?\n\n${answers}: They asked me in 1974, and I went.\n\n${asks}: Were you afraid of the sea?\n\n${answers}: Only of the boat.\n\n${asks}: And of the keepers?\n\n${answers}: They were lambs.\n`;

it.each([
	['Moira Tolland, cook, 1974-1986\nInterviewer: Hamish Dow.', turns('HAMISH', 'MOIRA')],
	['Speaker: Moira Tolland (MT), born 1938, cook\nInterviewer: Hamish Dow (HD)', turns('HD', 'MT')],
	['Narrator: Moira "Mo" Tolland, 78\nInterviewer: Hamish Dow\nDate: May 3', turns('DOW', 'TOLLAND')],
])('who asks and who answers is said at the start, by their whole names: %s', (head, text) => {
	const { all } = read(`THE LIGHT\n\n${head}\n\n${text}`, { language: 'en-US', filename: 'light.txt' });
	expect(all).toMatch(/Hamish Dow asks, and Moira (?:"Mo" )?Tolland answers\./);
});

it('nobody is said to speak whose name the head does not have', () => {
	const { all } = read(`THE LIGHT\n\nA talk about the sea\n\n${turns('HAMISH', 'MOIRA')}`, {
		language: 'en-US',
		filename: 'light.txt',
	});
	expect(all).not.toContain('asks, and');
});
