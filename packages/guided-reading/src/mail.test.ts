import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const THREAD = `De: Carla Reis <carla@vida.com.br>
Para: Rafael Prado <rafael@ti.com.br>
Data: seg, 3 nov 2025 09:12
Assunto: Sistema fora do ar

Rafael, bom dia.

O sistema ficou fora do ar das 7h40 às 8h55. Foram 23 pacientes esperando. Como assim perdemos tudo??? Quero isso explicado hoje.

Att.,
Carla Reis
Gerente administrativa

---

De: Rafael Prado
Para: Carla Reis
Data: seg, 3 nov 2025 11:30
Assunto: RE: Sistema fora do ar

Carla, peço desculpas pela manhã de vocês. O disco está 94% cheio.

Abs,
Rafael
`;

const ENGLISH = `From: Ann Lee <ann@x.example>
To: Bob Ray <bob@x.example>
Date: Mon, Nov 3, 2025
Subject: Outage

Hi Bob,

The clinic was offline for an hour, and 23 patients waited.

Best,
Ann
Office manager

From: Bob Ray
To: Ann Lee
Date: Tue, Nov 4, 2025
Subject: Re: Outage

The disk is full. A new one comes on Friday.

Sent from my phone
`;

it('what one letter quotes of another is heard once', () => {
	const quoting = `${ENGLISH}\n\nFrom: Ann Lee\nDate: Wed, Nov 5, 2025\nSubject: Re: Outage\n\nBob Ray writes:\n> The disk is full. A new one comes\n> on Friday.\n\nFriday is fine with us.\n`;
	const { all } = read(quoting, { language: 'en-US', filename: 'thread.txt' });
	expect(all.match(/The disk is full/g)).toHaveLength(1);
	expect(all).toMatch(/From Ann Lee, on November 5\. Friday is fine with us\./);
	expect(all).not.toContain('writes');
});

describe('a thread of messages', () => {
	const { lines, all } = read(THREAD, { filename: 'thread.txt' });

	it('tells who writes to whom and when, each in a turn of one host', () => {
		const told = lines.filter(({ role }) => role === 'explain');
		expect(told).toHaveLength(2);
		expect(told[0]?.text).toMatch(/^De Carla Reis para Rafael Prado, em 3 de novembro\. O sistema ficou fora/);
		expect(told[1]?.text).toMatch(/^De Rafael Prado para Carla Reis, em 3 de novembro\. Carla, peço desculpas/);
		expect(told[0]?.speaker).not.toBe(told[1]?.speaker);
	});

	it('is read without greeting and signature, and asks nothing of the other host', () => {
		expect(all).not.toMatch(/bom dia|Gerente|Att|Abs/);
		expect(lines.some(({ role }) => role === 'question')).toBe(false);
	});

	it('in English too', () => {
		const other = read(ENGLISH, { filename: 'thread.txt', language: 'en-US' });
		expect(other.all).toContain('From Ann Lee to Bob Ray, on November 3. The clinic was offline');
		expect(other.all).toContain('From Bob Ray to Ann Lee, on November 4. The disk is full.');
		expect(other.all).not.toMatch(/Hi Bob|Best|Office manager|Sent from/);
	});
});

it('tells quoted messages as messages of their own, the first one first, without what programs add', () => {
	const { lines, outline } = read(
		'From: Tamsin Reeve <t@x.example>\nTo: Board\nSent: Thursday, October 16, 2025 9:12 AM\nSubject: Re: Roof\n\nDear all,\n\nThanks for the quick replies. We sign with Harlan & Sons for $212,000.\n\nBest wishes,\nTamsin Reeve\nExecutive Director | Orchard Theatre\n\nCONFIDENTIALITY NOTICE: This e-mail is for the intended recipient only.\n\nOn Wed, Oct 15, 2025 at 6:40 PM Paul Okonjo <p@x.example> wrote:\n\n> Harlan can start in January. The survey came back clean.\n>\n> Paul\n\nSent from my iPad\n',
		{ filename: 'thread.txt', language: 'en-US' },
	);
	expect(lines.filter(({ role }) => role === 'explain').map(({ text }) => text)).toEqual([
		'From Paul Okonjo, on October 15. Harlan can start in January. The survey came back clean.',
		'From Tamsin Reeve to Board, on October 16. Thanks for the quick replies. We sign with Harlan & Sons for $212,000.',
	]);
	expect(outline.topic).toBe('Roof');
});

it.each([
	['Ann Lee <a@x.example>, Bob Ray', 'From Eve Moss to Ann Lee and Bob Ray, on July 22.'],
	['"Lee, Ann" <a@x.example>', 'From Eve Moss to Lee, Ann, on July 22.'],
])('names all to whom a message goes: %s', (to, said) => {
	const text = `From: Eve Moss\nTo: ${to}\nDate: Wed, Jul 22, 2026\nSubject: Crate\n\nThe crate is 3 meters long.\n`;
	expect(read(text, { filename: 'thread.txt', language: 'en-US' }).all).toContain(said);
});

it('gives a third who writes another voice than the one before, and each keeps theirs', () => {
	const message = (from: string, day: number) =>
		`From: ${from}\nTo: Board\nDate: Mon, Nov ${day}, 2025\nSubject: Roof\n\n${from.split(' ')[0]} has seen the roof on day ${day}.\n\n`;
	const text = message('Ann Lee', 3) + message('Bob Ray', 4) + message('Eve Moss', 5) + message('Bob Ray', 6);
	const { lines } = read(text, { filename: 'thread.txt', language: 'en-US' });
	const voices = lines.filter(({ role }) => role === 'explain').map(({ speaker }) => speaker);
	expect(voices.join('')).toBe('ABAB');
});

describe('a newsletter', () => {
	const LETTERHEAD = 'From: Thornby Library <news@x.example>\nSubject: Roof dates\nDate: Mon, 6 Oct 2025\n\n';
	const TEXT = 'The slaters come on Monday, and the library is shut until the 25th.';

	it('is read below a letterhead that names who writes', () => {
		const rest = Array.from(
			{ length: 30 },
			(_, index) => `Shelf ${index + 1} goes to the hall until the roof is done.`,
		);
		const { all } = read(
			`${LETTERHEAD}THORNBY LIBRARY\nOctober news\n\nHello all,\n\n${TEXT}\n\n${rest.join('\n\n')}\n`,
			{
				filename: 'news.txt',
				language: 'en-US',
			},
		);
		expect(all).toContain(TEXT);
	});

	it('with titles of its own is read in two voices, with its accounts', () => {
		const account =
			'    Grant ............ £5,000\n    Still to find .... £1,490\n                       ------\n                       £6,490\n';
		const titles = ['1. CLOSED IN OCTOBER', '2. THE VAN', '3. HALF-TERM'].map(
			(title) => `${title}\n${'-'.repeat(30)}\n`,
		);
		const { lines, all } = read(
			`${LETTERHEAD}${titles[0]}${TEXT}\n\nThe bill stands like this:\n\n${account}\n${titles[1]}The county means to stop it after Christmas, and 19 people use it.\n\n${titles[2]}Two bats visit the village hall, and 30 places are free.\n`,
			{ filename: 'news.txt', language: 'en-US' },
		);
		expect(all).toContain('stands like this: Grant: £5,000. Still to find: £1,490.');
		expect(all).toMatch(/Closed in October\.[\s\S]*Half-term\./);
		expect(new Set(lines.slice(3, -1).map(({ speaker }) => speaker)).size).toBe(2);
	});
});

it('a letter that goes on in the next part loses nothing', () => {
	const body = Array.from(
		{ length: 240 },
		(_, at) => `On day ${at} the river rose by ${at + 3} inches and the mill stood still.`,
	);
	const letter = (name: string, words: string) =>
		`From: ${name}\nDate: Mon, Nov 3, 2025\nSubject: Flood\n\n${words}\n\n`;
	const { all, outline } = read(
		`${letter('Ann Lee', body.join('\n\n'))}${letter('Bob Ray', 'We saw it from the hill.')}`,
		{
			language: 'en-US',
			filename: 'mail.txt',
		},
	);
	expect(outline.totalParts).toBeGreaterThan(1);
	for (const at of [0, 120, 239]) expect(all).toContain(`On day ${at} the river`);
	expect(all).toContain('We saw it from the hill.');
});
