import { expect, test } from 'vitest';
import { passagesOf, sourceOf } from './source-passage.ts';

const source = `${'antes '.repeat(60)}A ponte tem 120 metros. Ela foi aberta em 1932.${' depois'.repeat(60)}`;
const from = source.indexOf('A ponte');
const second = source.indexOf('Ela foi');

test('a passage stands in what is around it', () => {
	const [passage] = passagesOf(source, [[from, second - 1]]);
	expect(passage?.text).toBe('A ponte tem 120 metros.');
	expect(passage?.before).toMatch(/^… antes .*antes $/);
	expect(passage?.after).toMatch(/^ Ela foi aberta em 1932\. depois.* …$/);
});

test('spans beside each other are one passage, in the document’s order', () => {
	const passages = passagesOf(source, [
		[second, second + 23],
		[from, second - 1],
		[0, 5],
	]);
	expect(passages.map(({ text }) => text)).toEqual(['antes', 'A ponte tem 120 metros. Ela foi aberta em 1932.']);
});

test('nothing is shown of what the document does not have', () => {
	expect(passagesOf('curto', [[10, 20]])).toEqual([]);
	expect(passagesOf('curto', [])).toEqual([]);
});

test('marks of Markdown are not shown', () => {
	const text = '# A **ponte**\n\nTem 120 metros.';
	expect(passagesOf(text, [[2, 13]])).toEqual([{ before: '', text: 'A ponte', after: '\n\nTem 120 metros.' }]);
});

test('line ends are counted as the server does', () => {
	expect(sourceOf('a\r\nb\rc')).toBe('a\nb\nc');
});
