import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Affix {
	flag: string;
	strip: string;
	add: string;
	condition: RegExp;
}

/** Which words a Hunspell dictionary has, with one prefix and one suffix (hunspell(5), "AFFIX FILE OPTIONS"). */
export class Hunspell {
	readonly #flags: ReadonlyMap<string, string>;
	readonly #prefixes: Affix[];
	/** By the last three characters of what they add. */
	readonly #suffixes: ReadonlyMap<string, Affix[]>;

	/** @param change done to each word of the dictionary: to its capitals, to its accents */
	constructor(words: string, affixes: string, change: (word: string) => string) {
		const flags = new Map<string, string>();
		for (const row of words.split('\n').slice(1)) {
			const [written = '', own = ''] = row.trim().split('/');
			const word = change(written);
			flags.set(word, (flags.get(word) ?? '') + own);
		}
		this.#flags = flags;
		this.#prefixes = affixesOf(affixes, 'PFX');
		this.#suffixes = Map.groupBy(affixesOf(affixes, 'SFX'), ({ add }) => add.slice(-3));
	}

	/** Of the folder of an npm package such as dictionary-pt. */
	static async open(folder: string, change: (word: string) => string = (word) => word): Promise<Hunspell> {
		const read = (file: string) => readFile(join(folder, file), 'utf8');
		return new Hunspell(await read('index.dic'), await read('index.aff'), change);
	}

	has(word: string): boolean {
		if (this.#isStem(word)) return true;
		return this.#prefixes.some(({ flag, strip, add, condition }) => {
			const rest = strip + word.slice(add.length);
			return word.startsWith(add) && condition.test(rest) && this.#isStem(rest, flag);
		});
	}

	/** Whether a word stands there, itself or with a suffix, in a row that allows a prefix, where one is wanted. */
	#isStem(word: string, prefix = ''): boolean {
		if (this.#flags.get(word)?.includes(prefix)) return true;
		for (let length = 0; length <= Math.min(3, word.length); length++) {
			for (const { flag, strip, add, condition } of this.#suffixes.get(word.slice(word.length - length)) ?? []) {
				if (!word.endsWith(add)) continue;
				const stem = word.slice(0, word.length - add.length) + strip;
				const allowed = this.#flags.get(stem) ?? '';
				if (allowed.includes(flag) && allowed.includes(prefix) && condition.test(stem)) return true;
			}
		}
		return false;
	}
}

const written = (part: string) => (part === '0' ? '' : part);

function affixesOf(rows: string, kind: 'PFX' | 'SFX'): Affix[] {
	const affixes: Affix[] = [];
	for (const row of rows.split('\n')) {
		const [type, flag, strip, add = '', condition] = row.trim().split(/\s+/);
		if (type !== kind || flag === undefined || strip === undefined || condition === undefined) continue;
		const pattern = condition === '.' ? '' : condition;
		affixes.push({
			...{ flag, strip: written(strip), add: written(add.split('/')[0] ?? '') },
			condition: new RegExp(kind === 'SFX' ? `${pattern}$` : `^${pattern}`),
		});
	}
	return affixes;
}
