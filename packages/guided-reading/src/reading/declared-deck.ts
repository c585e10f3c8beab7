import type { Language } from '@nexus/contract';
import { asSentence, frontMatterOf, isLabelLine, withCharacters } from '@nexus/document-text';
import { detectLanguage } from '@nexus/language/detection';
import { splitSentences } from '@nexus/language/sentences';
import { contentStems, countWords, soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { unitOf } from './block-reading.ts';
import { spokenLanguage } from './spoken-language.ts';
import type { Unit } from './unit.ts';
import { plainLine } from './whole-title.ts';

/** What a paper has between a title and its text. */
const NAMES = ['subtitle', 'description', 'excerpt', 'summary'];
const WORDS = { least: 8, most: 60 } as const;
/** Characters in which the text would begin with it, and how much of it that tells. */
const BEGINNING = { searched: 4000, known: 32 } as const;
/** The block of what stands above the text. */
export const ABOVE = -2;
/** Cut where there was no more room, or of use to the page. */
const BROKEN =
	/^(?:how|why|what|como|por que|o que)\s|(?:^|[.!]\s)(?:confira|conheça|descubra|discover|entenda|find out|learn|saiba|veja)\s|(?:…|\.\.\.|\s(?:e|and|de|d[aeo]s?|que|the|of|to|an?|[ao]s?|ou|or|em|in|n[ao]s?|on|at|by|para|for|por|com|with|from|as|uma?|ao|is)[.]?)$|(?:^|\s)(?:(?:in|with) this (?:post|article|tutorial|video)|neste (?:post|artigo|tutorial|vídeo|texto))(?!\p{L})|https?:|[{}|=<>]|[?:]$/iu;

/** Share of a sentence's words with a meaning that another has which says the same, and how many they are at least. */
const SAME = { share: 0.8, least: 4 } as const;

const sentencesOf = (text: string): string[] => splitSentences(text).map(([from, to]) => text.slice(from, to));

/** Whether one sentence of a text says what the first one of its deck says. */
function isSaidBy(sentences: readonly string[], deck: string, language: Language): boolean {
	const own = contentStems(sentencesOf(deck)[0] ?? '', language);
	if (own.length < SAME.least) return false;
	return sentences.some((sentence) => {
		const stems = new Set(contentStems(sentence, language));
		return own.filter((stem) => stems.has(stem)).length >= own.length * SAME.share;
	});
}

/** What a document's front matter says that it tells, in a sentence that its text does not begin with. */
export function declaredDeck(text: string, language: Language): Unit | null {
	const matter = frontMatterOf(text);
	const declared = NAMES.flatMap((name) => matter?.fields.find((field) => field.name === name)?.value ?? []);
	const beginning = soundKey(text.slice(matter?.end ?? 0, BEGINNING.searched));
	const sentences = sentencesOf(text.slice(matter?.end ?? 0, BEGINNING.searched));
	const deck = declared
		.map((value) => plainLine(withCharacters(value)))
		.find((plain) => {
			const words = countWords(plain);
			const isSentence = /[.!]["”]?$/.test(plain) || !isLabelLine([{ start: 0, end: 0, text: plain }]);
			return (
				words >= WORDS.least &&
				words <= WORDS.most &&
				isSentence &&
				/^["“]?\p{Lu}/u.test(plain) &&
				!BROKEN.test(plain) &&
				spokenLanguage(detectLanguage(plain), language) === language &&
				!languagePack(language).words.imperative.test(plain) &&
				!beginning.includes(soundKey(plain).slice(0, BEGINNING.known)) &&
				!isSaidBy(sentences, plain, language)
			);
		});
	const span = { start: matter?.start ?? 0, end: matter?.end ?? 0 };
	return deck ? unitOf('paragraph', span, ABOVE, [{ text: asSentence(deck), spans: [span] }]) : null;
}
