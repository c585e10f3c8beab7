import { joinDocuments } from '@nexus/document-text';
import { expect, it } from 'vitest';
import { joinPassages, passagesAmong, spansAmong } from './passages.ts';

it('passages that touch are one within a document, and never across two', () => {
	expect(
		joinPassages([
			{ documentId: 'one', start: 10, end: 20 },
			{ documentId: 'other', start: 15, end: 18 },
			{ documentId: 'one', start: 0, end: 12 },
			{ documentId: 'one', start: 30, end: 40 },
		]),
	).toEqual([
		{ documentId: 'one', start: 0, end: 20 },
		{ documentId: 'one', start: 30, end: 40 },
		{ documentId: 'other', start: 15, end: 18 },
	]);
});

it('stretches of joined documents are passages of each, and lead back', () => {
	const { text, documents } = joinDocuments([
		{ id: 'one', title: 'Um', text: '# Um\n\nA ponte caiu.' },
		{ id: 'two', title: 'Dois', text: 'O rio subiu.' },
	]);
	const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
	const caiu = at('ponte caiu');
	expect(passagesAmong(documents, [caiu])).toEqual([{ documentId: 'one', start: 8, end: 18 }]);
	expect(spansAmong(documents, passagesAmong(documents, [caiu]))).toEqual([caiu]);
	// A heading stands for the line that says it; one that was made of a file's name, for nothing.
	expect(passagesAmong(documents, [at('Um')])).toEqual([{ documentId: 'one', start: 0, end: 4 }]);
	expect(passagesAmong(documents, [at('Dois')])).toEqual([]);
	const across = { start: at('caiu').start, end: at('O rio').end };
	expect(passagesAmong(documents, [across])).toEqual([
		{ documentId: 'one', start: 14, end: 19 },
		{ documentId: 'two', start: 0, end: 5 },
	]);
});
