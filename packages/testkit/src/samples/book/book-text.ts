import { type Cast, gatherCast } from './cast.ts';
import { CLOSINGS, OPENINGS } from './chapter-frames.ts';
import { type Dice, rollDice } from './dice.ts';
import type { SceneText } from './scene-text.ts';
import { CITY_SCENES } from './scenes-city.ts';
import { MEMORY_SCENES } from './scenes-memory.ts';
import { NATURE_SCENES } from './scenes-nature.ts';
import { PEOPLE_SCENES } from './scenes-people.ts';
import { WATER_SCENES } from './scenes-water.ts';
import { WORK_SCENES } from './scenes-work.ts';
import { fill, roman, type Scene } from './template.ts';

export interface BookOptions {
	/** Chapters as Markdown headings in place of "CAPÍTULO III" lines. Default false. */
	markdown?: boolean;
}

const TITLE = 'Crônica de Pedra do Sino: três séculos de uma cidade entre dois rios';
const FIRST_YEAR = 1727;
const LAST_YEAR = 2019;
const SCENES = [...WATER_SCENES, ...NATURE_SCENES, ...WORK_SCENES, ...PEOPLE_SCENES, ...CITY_SCENES, ...MEMORY_SCENES];
const TRIES = 12;

/** What is left to write, and what is written already: no sentence comes twice. */
interface Manuscript {
	paragraphs: string[];
	bytesLeft: number;
	sentences: Set<string>;
	titles: Set<string>;
	dice: Dice;
	markdown: boolean;
}

/**
 * The chronicle of an invented town in Brazilian Portuguese: at most `bytes` bytes of UTF-8 and at least 500 fewer, in
 * chapters, no sentence twice. The same seed gives the same text. 10 MB take about three seconds.
 */
export function bookText(bytes: number, seed: number, options: BookOptions = {}): string {
	const manuscript: Manuscript = {
		paragraphs: [],
		bytesLeft: bytes,
		sentences: new Set(),
		titles: new Set(),
		dice: rollDice(seed),
		markdown: options.markdown ?? false,
	};
	const chapterBytes = Math.min(15_000, Math.max(3_500, bytes / 14));
	const chapters = Math.max(1, Math.ceil(bytes / chapterBytes));
	addParagraph(manuscript, manuscript.markdown ? `# ${TITLE}` : TITLE);
	for (let chapter = 1; manuscript.bytesLeft > 300; chapter++) {
		const share = Math.min(1, (chapter - 1) / chapters);
		const year = FIRST_YEAR + Math.floor((LAST_YEAR - FIRST_YEAR) * share);
		if (!writeChapter(manuscript, chapter, year, chapterBytes)) break;
	}
	return `${manuscript.paragraphs.join('\n\n')}\n`;
}

/** False when the manuscript is full. */
function writeChapter(manuscript: Manuscript, number: number, year: number, bytes: number): boolean {
	const { dice } = manuscript;
	const cast = gatherCast(9, dice);
	const deck = shuffled(
		SCENES.filter((scene) => (scene.from ?? 0) <= year && year <= (scene.to ?? 9999)),
		dice,
	);
	const stop = manuscript.bytesLeft - bytes;
	for (const [index, text] of deck.entries()) {
		const scene = newScene(cast, year + Math.min(9, index));
		if (index === 0 && !writeHeading(manuscript, number, text, scene)) return false;
		if (index === 0 && !writeSteps(manuscript, OPENINGS, newScene(cast, year))) return false;
		if (!writeSteps(manuscript, text.steps, scene)) return false;
		if (manuscript.bytesLeft <= stop) break;
	}
	return writeSteps(manuscript, CLOSINGS, newScene(cast, year));
}

function writeHeading(manuscript: Manuscript, number: number, text: SceneText, scene: Scene): boolean {
	const title = freshTitle(manuscript, text, scene);
	if (manuscript.markdown) return addParagraph(manuscript, `## Capítulo ${roman(number)} — ${title}`);
	return addParagraph(manuscript, `CAPÍTULO ${roman(number)}`) && addParagraph(manuscript, title);
}

function freshTitle(manuscript: Manuscript, text: SceneText, scene: Scene): string {
	for (let attempt = 0; ; attempt++) {
		const plain = fill(manuscript.dice.pick(text.titles), scene, manuscript.dice);
		const title = attempt < TRIES / 2 ? plain : `${plain}, ${scene.year}`;
		if (manuscript.titles.has(title) && attempt < TRIES) continue;
		manuscript.titles.add(title);
		return title;
	}
}

/** Writes a sentence of each step; false when the manuscript is full. */
function writeSteps(manuscript: Manuscript, steps: string[][], scene: Scene): boolean {
	let paragraph: string[] = [];
	let room = manuscript.bytesLeft - 2;
	for (const step of [...steps, ['¶']]) {
		if (step[0] === '¶') {
			if (paragraph.length > 0 && !addParagraph(manuscript, paragraph.join(' '))) return false;
			paragraph = [];
			room = manuscript.bytesLeft - 2;
			continue;
		}
		const sentence = freshSentence(manuscript, step, scene);
		if (sentence === null) continue;
		const isLine = sentence.startsWith('— ');
		room -= Buffer.byteLength(sentence) + (isLine ? 2 : 1);
		if (room < 0) {
			if (paragraph.length > 0) addParagraph(manuscript, paragraph.join(' '));
			return false;
		}
		if (isLine && paragraph.length > 0) {
			addParagraph(manuscript, paragraph.join(' '));
			paragraph = [];
		}
		paragraph.push(sentence);
		if (isLine) {
			addParagraph(manuscript, paragraph.join(' '));
			paragraph = [];
			room = manuscript.bytesLeft - 2;
		}
	}
	return true;
}

function freshSentence(manuscript: Manuscript, step: string[], scene: Scene): string | null {
	for (let attempt = 0; attempt < TRIES; attempt++) {
		const named = new Set(scene.named);
		const sentence = fill(manuscript.dice.pick(step), scene, manuscript.dice);
		if (!manuscript.sentences.has(sentence)) {
			manuscript.sentences.add(sentence);
			return sentence;
		}
		scene.named = named;
	}
	return null;
}

function addParagraph(manuscript: Manuscript, paragraph: string): boolean {
	const bytes = Buffer.byteLength(paragraph) + 2;
	if (bytes > manuscript.bytesLeft) return false;
	manuscript.paragraphs.push(paragraph);
	manuscript.bytesLeft -= bytes;
	return true;
}

function newScene(cast: Cast, year: number): Scene {
	return { year, cast, people: new Map(), nouns: new Map(), numbers: new Map(), named: new Set() };
}

function shuffled<Item>(items: Item[], dice: Dice): Item[] {
	const rest = [...items];
	const order: Item[] = [];
	while (rest.length > 0) order.push(...rest.splice(dice.between(0, rest.length - 1), 1));
	return order;
}
