import { expect, test } from 'vitest';
import { shortStyle } from './short-style.ts';

test.each([
	['Curioso e rigoroso: pergunta de onde vem cada número.', 'Curioso e rigoroso'],
	['Fala com calma e precisão. Separa fatos de opiniões.', 'Fala com calma e precisão'],
	['  calma\nsem pressa', 'calma'],
	['Direta', 'Direta'],
	['...', '...'],
])('a style such as %j is in short %j', (style, short) => {
	expect(shortStyle(style)).toBe(short);
});
