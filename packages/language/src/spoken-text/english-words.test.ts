import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';

const englishIn = (text: string) => {
	const spoken = spokenText(text, 'pt-BR', [], { saysEnglish: true });
	return spoken.english.map(({ start, end }) => spoken.text.slice(start, end));
};

describe('English in a Portuguese line, for a voice that has its sounds', () => {
	it.each([
		['O throughput e a latency melhoraram.', ['throughput', 'latency']],
		['Ela leu o Wall Street Journal de ontem.', ['Wall Street Journal']],
		['Viu The Lord of the Rings três vezes.', ['The Lord of the Rings']],
		['Fez o curso de Data Science.', ['Data Science']],
		['Um trade-off, e um texto state-of-the-art.', ['trade-off', 'state-of-the-art']],
		['“Don’t panic”, dizia a capa.', ["Don't panic"]],
		['São 3 features por sprint.', ['features', 'sprint']],
	])('%s', (text, runs) => {
		expect(englishIn(text)).toEqual(runs);
	});

	it.each([
		['O estudo de John Smith e Mary Johnson.', ['John Smith', 'Johnson']],
		['Foi em Harvard, com George Wright.', ['Harvard', 'George Wright']],
		['A peça de Shakespeare passou em Seattle.', ['Shakespeare', 'Seattle']],
	])('names: %s', (text, runs) => {
		expect(englishIn(text)).toEqual(runs);
	});
});

describe('what looks English and is Portuguese', () => {
	it.each([
		'O time come pizza, e a base do caso dura mais.',
		'Eles usam o site, o software e o design do marketing.',
		'Se os dates fossem datas, more aqui e fale de novo.',
		'A doutora Maria Silva e o João Wesley Santos falam de arte.',
		'O radio e a area sem acento, e o video também.',
		'Use o carro, ame a vida, note a fase e faça as notes.',
		'A ONU, a USP e o IBGE pesaram 3 kg e 5 oz.',
		'Rodriguez, Garcia e Martinez jogaram em Chicago.',
	])('%s', (text) => {
		expect(englishIn(text)).toEqual([]);
	});

	it('is what Brazilians have made their own, said as they say it', () => {
		const { text, english } = spokenText('O feedback da startup.', 'pt-BR', [], { saysEnglish: true });
		expect([text, english]).toEqual(['O fídbéc da startáp.', []]);
	});
});

it('keeps the order of a dictionary: what its owner wrote is said', () => {
	const own = [{ word: 'throughput', said: 'trúput', matchCase: false }];
	const { text, english } = spokenText('O throughput subiu.', 'pt-BR', own, { saysEnglish: true });
	expect([text, english]).toEqual(['O trúput subiu.', []]);
});

it('respells names for a voice without English sounds, and leaves English lines alone', () => {
	expect(spokenText('John Smith falou.', 'pt-BR')).toMatchObject({ text: 'djón ismíti falou.', english: [] });
	expect(spokenText('The throughput rose.', 'en-US', [], { saysEnglish: true }).english).toEqual([]);
});
