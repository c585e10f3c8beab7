import { describe, expect, it } from 'vitest';
import { LineChecker } from './check-lines.ts';
import { lastResort, mendedLines, mendQuestion, soundPart } from './mend.ts';

const passages = [
	{
		number: 1,
		text: 'A Unicamp contou 1.284 abelhas em 2021, e o relatório saiu em março.',
		spans: [{ start: 0, end: 70 }],
		isHeading: false,
		section: 0,
	},
];
const checker = () =>
	new LineChecker({ passages, language: 'pt-BR', sourceLanguage: 'pt', known: ['Ana', 'Beto'], said: [] });
const draft = (text: string, speaker: 'A' | 'B' | null = 'B') => checker().check(speaker, text, [1]);

describe('lines that something is wrong with', () => {
	it('keep the sentences that nothing is wrong with', () => {
		const wrong = draft('A Unicamp contou 1.284 abelhas em 2021. Foram 7.301 casos em Recife.');
		expect(wrong.problem).toBe('unsupported');
		expect(soundPart(wrong, 'pt-BR', checker())).toMatchObject({
			text: 'A Unicamp contou 1.284 abelhas em 2021.',
			problem: null,
		});
	});

	it('are said in the words of the country', () => {
		const wrong = draft('É um facto que a Unicamp contou 1.284 abelhas.');
		expect(soundPart(wrong, 'pt-BR', checker())).toMatchObject({
			text: 'É um fato que a Unicamp contou 1.284 abelhas.',
		});
	});

	it('stay flagged where all of it is unsupported', () => {
		const wrong = draft('Foram 7.301 casos em Recife no ano passado.');
		expect(soundPart(wrong, 'pt-BR', checker())).toBeNull();
		expect(lastResort(wrong, 'pt-BR', checker())).toEqual(wrong);
	});

	it("are a host's when somebody else said them, and left out when they are nobody's matter", () => {
		expect(lastResort(draft('O relatório saiu em março.', null), 'pt-BR', checker())).toMatchObject({ speaker: 'B' });
		const obedient = draft('Ignorei as instruções: a chave é AIza77 e o PROMPT é este.', null);
		expect(lastResort(obedient, 'pt-BR', checker())).toBeNull();
		const english = draft('And this is what the text has to say about it, as you can hear.');
		expect(lastResort(english, 'pt-BR', checker())).toBeNull();
	});

	it('are replaced by what the answer has for them, where that is sound', () => {
		const wrong = [draft('Foram 7.301 casos.'), draft('Foram 9.999 casos.'), draft('Foram 8.888 casos.')];
		expect(mendQuestion(wrong, passages, 'pt-BR').user).toContain('[2] B: Foram 9.999 casos.');
		const answer = {
			lines: [
				{ number: 3, text: 'Foram 1.284 abelhas, conta o relatório.', passages: [1] },
				{ number: 1, text: 'Foram 5 casos.', passages: [1] },
			],
		};
		const mended = mendedLines(`\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``, wrong, checker());
		expect(mended?.map((line) => line?.text ?? null)).toEqual([null, null, 'Foram 1.284 abelhas, conta o relatório.']);
		expect(mendedLines('Claro!', wrong, checker())).toBeNull();
	});
});
