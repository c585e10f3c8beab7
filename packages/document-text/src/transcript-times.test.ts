import { expect, it } from 'vitest';
import { sentences } from './blocks.fixture.ts';
import { parseBlocks } from './index.ts';
import { withoutTimes } from './transcript-times.ts';

const SAID: readonly (readonly [name: string, words: string])[] = [
	['Tom Ashe', 'Where is the sheet?'],
	['Iris Lima', 'Here.'],
	['Tom Ashe', 'It says forty.'],
	['Iris Lima', 'That was my mistake.'],
	['Tom Ashe', 'Then send it again.'],
];
const told = (text: string) => sentences(parseBlocks(text, 0)).map((sentence) => sentence.text);

it.each<[string, (name: string, words: string, minute: number) => string]>([
	['behind names', (name, words, minute) => `${name} 00:0${minute}:33: ${words}`],
	['behind names in brackets', (name, words, minute) => `${name} (00:0${minute}): ${words}`],
	['behind names in bold letters, above the words', (name, words, minute) => `**${name}** 0:0${minute}\n${words}`],
	['behind names, above the words', (name, words, minute) => `${name}  0${minute}:33\n${words}`],
	['before names in brackets', (name, words, minute) => `[00:0${minute}:33] ${name}: ${words}`],
	['of a chat with the words below', (name, words, minute) => `${name}  10:0${minute} AM\n${words}`],
	['of a chat on a server', (name, words, minute) => `${name} — Today at 10:0${minute} AM\n${words}`],
	['of a meeting', (name, words, minute) => `[10:0${minute}] ${name}\n${words}`],
	['of a chat', (name, words, minute) => `12/05/2024 10:0${minute} - ${name}: ${words}`],
	['of a chat in brackets', (name, words, minute) => `\u200E[5/12/24, 10:0${minute}:21 AM] ${name}: ${words}`],
	['before names', (name, words, minute) => `00:0${minute}:33 ${name}: ${words}`],
])('times of a transcript are not read: %s', (_, line) => {
	const text = `# Call\n\n${SAID.map(([name, words], minute) => line(name, words, minute)).join('\n\n')}`;
	expect(withoutTimes(text)).toHaveLength(text.length);
	expect(told(text)).toEqual(SAID.map(([name, words]) => `${name}: ${words}`));
});

it('what a messenger says itself in a chat is not read, nor what is not there', () => {
	const chat = SAID.map(([name, words], minute) => `12/05/2024 10:0${minute} - ${name}: ${words}`);
	const own = ['12/05/2024 10:00 - As mensagens são protegidas.', '12/05/2024 10:02 - Tom Ashe: <Mídia oculta>'];
	expect(told([own[0], ...chat.slice(0, 3), own[1], ...chat.slice(3)].join('\n'))).toEqual(
		SAID.map(([name, words]) => `${name}: ${words}`),
	);
});

const PLAIN = ['we met in the hall', 'which is old', 'and sang.', 'Then we left', 'for the mill', 'by the river.'];

it.each<[string, (words: string, second: number) => string]>([
	['ranges in brackets', (words, second) => `[00:0${second}.000 --> 00:0${second + 1}.000]  ${words}`],
	['subtitles', (words, second) => `${second}\n00:00:0${second},000 --> 00:00:0${second + 1},000\n${words}\n`],
	['times in lines of their own', (words, second) => `0:0${second}\n${words}`],
])('times without names are not read: %s', (_, line) => {
	const text = PLAIN.map(line).join('\n');
	expect(withoutTimes(text)).toHaveLength(text.length);
	expect(told(text)).toEqual(['we met in the hall which is old and sang.', 'Then we left for the mill by the river.']);
});

it.each([
	'09:00 Ann Lee: welcome\n\n10:00 Rui Sato: bees\n\n11:00 Joe Cox: honey\n\n12:00 Eva Ray: lunch\n',
	'João 3:16\nPorque Deus amou.\n\nJoão 3:17\nPorque Deus enviou.\n\nSalmos 23:14\nO Senhor.\n\nSalmos 23:15\nAinda.\n',
	'we met at 10:30: all\n\nwe met at 10:40: some\n\nthey met at 10:50: none\n',
	'The hall opens at 9:00: come early.\n\nIt closes at 6:00.\n',
])('other times stay: %j', (text) => expect(withoutTimes(text)).toBe(text));
