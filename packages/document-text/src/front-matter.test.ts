import { expect, it } from 'vitest';
import { frontMatterOf } from './front-matter.ts';

it.each([
	[
		'---\ntitle: "The pelican"\nauthor: Cash Compton\ndate: 2019-05-30\ntags:\n  - Walks\n---\n\nIt was noon.\n',
		['title: The pelican', 'author: Cash Compton', 'date: 2019-05-30'],
	],
	['--- \ntitle: Bees\n---\nIt was noon.\n', ['title: Bees']],
	['---\n   date: 2020-02-16\n   title: Meus 5K\n---\n', ['date: 2020-02-16', 'title: Meus 5K']],
	["---\ntitle:\n  'The pelican: a bird'\ntags:\n  - Walks\n---\n", ['title: The pelican: a bird']],
	[
		'Title: The pelican\nDate: 2014-12-03\nAuthor: Ann Lee\nEmail:  a@b.org\nGithub: annlee\n\n# From:\n',
		['title: The pelican', 'date: 2014-12-03', 'author: Ann Lee'],
	],
	['+++\nauthor = "Ann Lee"\ndraft = false\n+++\nIt was noon.\n', ['author: Ann Lee']],
	['---\nauthors:\n  - name: Ana Lima\n    orcid: 1\n  - Rui Sato\n---\n', ['author: Ana Lima', 'author: Rui Sato']],
])('front matter tells title, author and date: %j', (text, fields) => {
	expect(frontMatterOf(text)?.fields.map(({ name, value }) => `${name}: ${value}`)).toEqual(fields);
});

it.each(['It was noon.\n\n---\ntitle: A\n---\n', '---\ndraft: true\n---\nIt was noon.\n', '---\nNoon\n---\n'])(
	'nothing of title or author, nothing told: %j',
	(text) => expect(frontMatterOf(text)).toBeNull(),
);

it('a page may be called by its headline, and have contributors for authors', () => {
	const said = frontMatterOf(
		'---\nlayout: post\nheadline: "Students Walk Out"\ncontributors:\n- George Joseph\n---\nText.\n',
	);
	expect(said?.fields).toEqual([
		{ name: 'title', value: 'Students Walk Out' },
		{ name: 'author', value: 'George Joseph' },
	]);
});
