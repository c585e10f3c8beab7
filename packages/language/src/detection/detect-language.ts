import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { judgeByFunctionWords } from './function-words.ts';

const WINDOW = 400;
const WINDOWS = 24;
/** Fewer letters than this tell nothing reliable. */
const LEAST_LETTERS = 24;

type Eld = typeof import('eld/extrasmall').eld;
let loaded: Eld | null = null;

/**
 * BCP 47 base language ('pt', 'en', 'es' and so on) of a text, or null when it is too short or the languages are too
 * close. Looks at windows of 400 characters spread from start to end, so that its time does not grow with the document.
 * Function words tell the Romance languages and English apart; all else is for the n-grams of Nito-ELD
 * (github.com/nitotm/efficient-language-detector-js), which are loaded at the first need only: 0.2 s and 90 MB.
 */
export function detectLanguage(text: string): string | null {
	const windows = sampleWindows(text);
	const sample = windows.join('\n');
	if ((sample.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
	return judgeByFunctionWords(sample) ?? judgeByNgrams(windows);
}

function sampleWindows(text: string): string[] {
	if (text.length <= WINDOW * WINDOWS) {
		return (text.match(/[\s\S]{1,400}(?=\s|$)|[\s\S]{1,400}/g) ?? []).map(prose);
	}
	const step = (text.length - WINDOW) / (WINDOWS - 1);
	return Array.from({ length: WINDOWS }, (_, index) => {
		const start = Math.round(index * step);
		return prose(text.slice(start, start + WINDOW).replace(/^\S*|\S*$/g, ''));
	});
}

/** Without addresses, code spans, tags and Markdown's marks, which look like no language. */
function prose(text: string): string {
	return text
		.replace(/https?:\/\/\S+|\bwww\.\S+|\S+@\S+|`[^`\n]*`|<[^>\n]*>|\]\([^)\s]*\)|&\w+;/g, ' ')
		.replace(/[#*_|>[\](){}\\~=+^$\d-]+/g, ' ');
}

function judgeByNgrams(windows: string[]): string | null {
	const detector = loadEld();
	const votes = new Map<string, number>();
	let total = 0;
	for (const window of windows) {
		const result = detector.detect(window);
		const letters = window.match(/\p{L}/gu)?.length ?? 0;
		if (letters < LEAST_LETTERS) continue;
		total += letters;
		if (result.isReliable()) votes.set(result.language, (votes.get(result.language) ?? 0) + letters);
	}
	const [best] = [...votes].sort(([, a], [, b]) => b - a);
	return best !== undefined && best[1] > total * 0.5 ? best[0] : null;
}

/** Synchronous, since detection is called from synchronous code: eld's modules have no top-level await. */
function loadEld(): Eld {
	if (loaded === null) {
		const require = createRequire(import.meta.url);
		loaded = (require(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as { eld: Eld }).eld;
	}
	return loaded;
}
