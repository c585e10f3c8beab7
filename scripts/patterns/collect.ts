import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@swc/core';

/** A regular expression of the sources. */
export interface Pattern {
	/** From the repository's folder. */
	file: string;
	source: string;
	flags: string;
}

const NOT_SOURCES = /\.test\.|\.fixture\.|\/fixtures\//;

/**
 * All regular expressions below the folders: literals as they are written, and those that `new RegExp` builds as they
 * are when their module has been loaded. `late`: files with a `new RegExp` that loading does not come to.
 */
export async function collectPatterns(root: string, globs: string[]): Promise<{ patterns: Pattern[]; late: string[] }> {
	const patterns: Pattern[] = [];
	const late: string[] = [];
	for (const file of globSync(globs, { cwd: root }).filter((name) => !NOT_SOURCES.test(name) || globs.includes(name))) {
		const { literals, built } = await readPatterns(join(root, file));
		const atLoad = built === 0 ? [] : await builtAtLoad(join(root, file));
		patterns.push(...[...literals, ...atLoad].map((pattern) => ({ file, ...pattern })));
		if (atLoad.length < built) late.push(file);
	}
	return { patterns, late };
}

type Expression = Omit<Pattern, 'file'>;

async function readPatterns(path: string): Promise<{ literals: Expression[]; built: number }> {
	const text = await readFile(path, 'utf8');
	if (!/\/|RegExp/.test(text)) return { literals: [], built: 0 };
	const module = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
	const literals: Expression[] = [];
	let built = 0;
	const waiting: unknown[] = [module.body];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (typeof next !== 'object' || next === null) continue;
		const node = next as { type?: string; pattern?: string; flags?: string; callee?: { value?: string } };
		if (node.type === 'RegExpLiteral') literals.push({ source: node.pattern ?? '', flags: node.flags ?? '' });
		const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
		if (isCall && node.callee?.value === 'RegExp') built++;
		waiting.push(...Object.values(next));
	}
	return { literals, built };
}

/** The expressions that the module at `path` builds while it is loaded; what it imports loads under the same watch. */
async function builtAtLoad(path: string): Promise<Expression[]> {
	watchRegExp();
	await import(pathToFileURL(path).href);
	return built.get(path) ?? [];
}

const built = new Map<string, Expression[]>();
let watched = false;

/** Replaces the global RegExp, once, by one that notes for each module which expressions it builds. */
function watchRegExp(): void {
	if (watched) return;
	watched = true;
	const note = (expression: RegExp): RegExp => {
		const [, , , caller = ''] = (new Error().stack ?? '').split('\n');
		const path = /file:\/\/(\/[^:]+)/.exec(caller)?.[1] ?? '';
		built.set(path, [...(built.get(path) ?? []), { source: expression.source, flags: expression.flags }]);
		return expression;
	};
	globalThis.RegExp = new Proxy(RegExp, {
		construct: (target, args: [string]) => note(Reflect.construct(target, args)),
		apply: (target, self, args: [string]) => note(Reflect.apply(target, self, args)),
	});
}
