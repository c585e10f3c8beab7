import type { PartRequest, ScriptPassage } from '@nexus/core/ports';
import { modelProfile } from '@nexus/core/scripts';
import { Asker } from '../asking/asker.ts';
import type { PartContext } from '../part/part-context.ts';
import type { Question, TextModel } from '../text-model.ts';
import type { Draft, LineKind } from './draft.ts';
import { LineReader } from './line-reader.ts';

const TEXTS = [
	'Empresa: Eletro Sul; Valor: R$ 131.900,00; Garantia: 5 anos; Prazo: 45 dias',
	'Empresa: Luz Norte; Valor: R$ 127.250,00; Garantia: 3 anos; Prazo: 60 dias',
	'Deliberação: por 2 votos a 1, venceu a Luz Norte. Rosa Melo votou contra, por causa da garantia.',
];
export const passages = TEXTS.map(
	(text, index): ScriptPassage => ({
		number: index + 1,
		text,
		spans: [{ start: index * 100, end: index * 100 + text.length }],
		isHeading: false,
		section: 0,
	}),
);
export const reader = new LineReader({
	passages,
	language: 'pt-BR',
	sourceLanguage: 'pt',
	known: ['Ana', 'Beto'],
	beats: [1],
});
export const line = (speaker: 'A' | 'B', text: string, cited: number[], kind: LineKind = 'fact'): Draft =>
	reader.judged({ beat: 1, speaker, text, passages: cited, kind, delivery: '', tags: [] });

export const LINES = [
	line('A', 'Quem ficou com a obra da praça?', [], 'question'),
	line('B', 'A Eletro Sul venceu, com garantia de 5 anos.', [1, 3]),
	line('A', 'E ela custa 127.250 reais, a mais barata das duas.', [2]),
	line('B', 'Primeiro, o prazo: são 60 dias na Luz Norte.', [2]),
];

/** A model whose answers were recorded, in the order in which they are asked for. */
export function recorded(answers: readonly object[]) {
	const asked: Question[] = [];
	const model: TextModel = {
		id: 'recorded',
		provider: 'o modelo gravado',
		profile: modelProfile({ engine: 'gemini', model: 'gemini-3.8-flash' }),
		async *ask(question) {
			const answer = answers[asked.push(question) - 1];
			if (!answer) throw new Error(`no answer to ${question.name}`);
			yield JSON.stringify(answer);
		},
	};
	return { asker: new Asker({ model, signal: new AbortController().signal }), asked };
}

export const context = (effort: 'quick' | 'careful'): PartContext => ({
	request: {
		outline: { topic: 'a praça', totalParts: 1 },
		part: { source: { index: 0 } },
		hosts: { A: { name: 'Ana' }, B: { name: 'Beto' } },
	} as unknown as PartRequest,
	plan: {
		listener: '',
		thesis: 'A mais barata venceu.',
		hook: { text: '', passages: [3], why: '' },
		beats: [],
		callbacks: [],
		takeaways: [],
		leftOut: [],
		sections: [],
		words: 100,
	},
	told: { beats: [1], words: 100, passages },
	order: { language: 'pt-BR', options: { effort }, customStyle: null, hosts: undefined, together: null, focus: [] },
	language: 'pt-BR',
	passages,
	known: passages,
	opening: true,
	closing: true,
});
export const wrong = (number: number, problem: string, words: string) => ({ number, supported: false, problem, words });
export const right = (number: number) => ({ number, supported: true, problem: 'none', words: '' });
