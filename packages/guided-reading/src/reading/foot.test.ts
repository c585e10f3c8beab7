import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../read.fixture.ts';

const english = { language: 'en-US' } as const;

describe("a document's foot", () => {
	const body = 'We lost the rope in March, and it was bought again.';
	const foot = (text: string) =>
		bodyOf(read(`# Tow\n\n${`${body} ${body}\n\n`.repeat(3)}${text}\n`, english).lines)
			.map(({ text: said }) => said)
			.join(' ')
			.replaceAll(body.trim(), '')
			.trim();

	it.each([
		'---\n*Nell Roe writes on Sundays. Letters: desk@paper.example*',
		'*The Lid comes out on Mondays. The deadline for the next issue is December 1.*',
		'*Changes in Revision 3: prices updated; sink holes enlarged from half an inch to one inch.*',
		'SERVICE: The shop on Main Street is open on Mondays from 8 a.m. to 5 p.m.',
		'Barre, Vermont\n\n**Ellen Prouty**, President\n**Tom Batchelder**, Treasurer',
		'---\n\n**To apply:** call (208) 555-0163 or write to us@bank.example\n**Hours:** Monday through Saturday, 8 a.m. to 4 p.m.\n*This page is for information and does not replace advice.*',
		"You are getting this because you signed the sheet. We don't pass on your address.",
		'~1,000 words. NB Kath: check the ferry. And is the hen too much',
		'(approx. 2,300 words)',
		'Witnesses:\n\n1. ____________________ ID         2. ____________________ ID',
		'### Reply slip (to the office by Friday)\n\nI have read the rules.\n\nName: ..................... Group: ..........\n\nDate: ..............\n\n*Mill School, Mill Road*',
		'Published in the Gazette, no. 2231, p. 4.\nBookings: 555-0142, Monday to Friday.\nThis notice is available in large print.',
	])('is not told: %s', (text) => {
		expect(foot(text)).toBe('');
	});

	it('is not what was put right in the text', () => {
		const corrected = 'Corrected on 3 January: I had put 2 ropes, it is ONE.';
		expect(foot(`---\n*${corrected}*`)).toBe(corrected);
	});

	it.each([
		'The winner got 500 words of praise.',
		'We had 300 words left, and the radio went dead.',
		'He knew 300 words.',
	])('is no words: %s', (text) => {
		expect(foot(text)).toBe(text);
	});
});
