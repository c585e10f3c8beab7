import { describe, expect, it } from 'vitest';
import { htmlAsMarkdown } from './html-as-markdown.ts';
import { mapDocument } from './map-document.ts';
import { parseBlocks } from './parse-blocks.ts';

const PAGE = `---
title: The forge
---
<h1>Local history</h1>
<h3 class="sub">The forge,
	Terrysland</h3>
  <figure>
    <img src="a.jpg" alt="forge">
    <figcaption>The 1<sup>st</sup> of June</figcaption>
  </figure>
     <p class="text">
        It has stood for 250 years,
        and is saved.
     </p>
<ul>
  <li>two anvils</li>
  <li><p>six tongs &amp; a hammer</p></li>
</ul>
<ol><li>Measure it.<li>Cut it.</ol>
<blockquote><p>The water cures chilblains.</p></blockquote>
`;

describe('HTML in a Markdown text', () => {
	it('is read as the headings, paragraphs, items and quotations that it is', () => {
		const blocks = parseBlocks(PAGE, 0);
		expect(blocks.map(({ kind }) => kind)).toEqual([
			'heading',
			'heading',
			'paragraph',
			'paragraph',
			'list',
			'list',
			'quote',
		]);
		expect(JSON.stringify(blocks)).toMatch(/It has stood for 250 years, and is saved\..*six tongs & a hammer/);
		expect(mapDocument(PAGE).sections.map(({ heading }) => heading)).toEqual([
			'Local history',
			'The forge, Terrysland',
		]);
	});

	it.each([
		['a page', PAGE],
		['code', '```html\n<p>one</p>\n```\n\n<div>two `<p>` <code>three</code></div>'],
		['a table', '<table><tr><td><p>1</p></td></tr></table>\n<p>below</p>'],
		['tags without an end', '<p>one<li>two<h6>three</h6><code><p>'],
		['narrow tags', 'x\n<p>a</p><h1>b</h1><h6>c</h6><li>d<p>e'],
	])('keeps its length and every word at its place: %s', (_, text) => {
		const markdown = htmlAsMarkdown(text);
		expect(markdown).toHaveLength(text.length);
		for (const { 0: word, index } of text.replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length)).matchAll(/[a-z]+/g))
			expect(markdown.slice(index, index + word.length)).toBe(word);
	});

	it('stays as it is where it is an example, a table or no HTML', () => {
		for (const text of ['```\n<p>one</p>\n```', 'Use `<p>` for it.', '<table> <tr><td> <p>1</p> </table>'])
			expect(htmlAsMarkdown(text)).toBe(text);
	});

	it('has its tables read by rows, without blank columns, layouts and heads said twice', () => {
		const text =
			'Pins:\n<table>\n<thead><tr><th>ESP</th><th></th><th>UART</th></tr></thead>\n\n<tr><td>RX</td><th>-&gt;</th><td>T&amp;X</td></tr>\n<tr><td>ESP</td><td>\n</td><td>UART</td></tr>\n</table>\n<p>Check them.</p>\n\n<table><tr><td>One column</td></tr></table>\n';
		const blocks = parseBlocks(text, 0);
		expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'paragraph', 'paragraph']);
		expect(blocks[1]).toMatchObject({ header: ['ESP', 'UART'], rows: [{ cells: ['RX', 'T&X'] }] });
	});

	it('is left without what a form asks for', () => {
		const text = '<form>\n<label>Name: <input></label>\n<p>We answer on Monday.</p>\n<button>Send</button></form>\n';
		expect(parseBlocks(text, 0)).toMatchObject([{ kind: 'paragraph', sentences: [{ text: 'We answer on Monday.' }] }]);
	});

	it('is taken without struck-out words, with the characters that it names', () => {
		const [block] = parseBlocks(
			'<p>A mem&oacute;ria &eacute; <del>n&atilde;o</del> &#8220;viva&#x201D; &xyz;.</p>\n',
			0,
		);
		expect(block).toMatchObject({ sentences: [{ text: 'A memória é “viva” &xyz;.' }] });
	});

	it.each([
		['a sign and a number that begin one', '<p>+ 40 degrees it was.</p>', 'paragraph: + 40 degrees it was.'],
		['a sign that begins one', '<p># is a hash.</p>', 'paragraph: # is a hash.'],
		['lines of an address', '<p>12 Mill Lane</p><p>Cork</p><p>Ireland.</p>', 'paragraph: 12 Mill Lane Cork Ireland.'],
		['a script', '<div>It is seen.<script>let a = "<p>not</p>";</script></div>', 'paragraph: It is seen.'],
		['Markdown in a section', '<div markdown="1">\n1) one here\n2) two here\n</div>', 'list: '],
		[
			'prose that is set as it was typed',
			'He read:\n\n<pre class="prose">\nDad loved animals, and history fascinated him.\n\nHe was a plumber and a carpenter in one.\n</pre>',
			'paragraph: He read:\nparagraph: Dad loved animals, and history fascinated him.\nparagraph: He was a plumber and a carpenter in one.',
		],
		[
			'a page whose HTML is set in throughout',
			'---\ntitle: Events\n---\n\n    <h1>Events</h1>\n    <p class="in">\n        It fell.</p>',
			'heading: \nparagraph: It fell.',
		],
		['words next to a struck tag without an end', 'It costs <s>nothing at all.', 'paragraph: It costs nothing at all.'],
	])('is read as a browser shows it: %s', (_, text, seen) => {
		const blocks = parseBlocks(`${text}\n`, 0).map((block) =>
			[block.kind, 'sentences' in block ? block.sentences.map((sentence) => sentence.text).join(' ') : ''].join(': '),
		);
		expect(blocks.join('\n').replaceAll('\u200B', '')).toBe(seen);
	});
});
