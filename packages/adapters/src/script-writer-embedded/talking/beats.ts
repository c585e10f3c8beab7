import type { Unit } from '../reading/read-part.ts';
import type { SentenceKind } from '../reading/sentence-kind.ts';
import type { Chance } from './seeded.ts';

/** What is told in one turn: a few sentences, or one list, table, quotation or piece of code. */
export interface Beat {
	form: Unit['form'];
	kind: SentenceKind;
	units: Unit[];
	/** A question of the document's own that leads to it. */
	question: Unit | null;
	/** Whether each unit follows the one told before it without a gap. */
	follows: boolean[];
}

/** Words of a turn: it is closed when it has this many, drawn anew for each. */
const SHORTEST = 16;
const LONGEST = 44;
const MOST_SENTENCES = 3;
const MOST_WORDS = 72;

/** Groups what was chosen of a section into turns, in order; what leans on the sentence before stays with it. */
export function toBeats(units: readonly Unit[], all: readonly Unit[], chance: Chance): Beat[] {
	const beats: Beat[] = [];
	let room = 0;
	let before: Unit | null = null;
	for (const unit of units) {
		const open = beats.at(-1);
		const follows = before !== null && all.indexOf(unit) === all.indexOf(before) + 1;
		before = unit;
		if (open && joins(unit, open, room, follows)) {
			open.units.push(unit);
			open.follows.push(follows);
			if (open.units.length === 1) open.kind = unit.kind;
			continue;
		}
		const question = open?.units.length === 0 ? open.question : null;
		if (question) beats.pop();
		beats.push({
			form: unit.form,
			kind: unit.kind,
			units: unit.asks ? [] : [unit],
			question: unit.asks ? unit : question,
			follows: unit.asks ? [] : [follows],
		});
		room = SHORTEST + chance.next() * (LONGEST - SHORTEST);
	}
	return beats.map((beat) =>
		beat.units.length === 0 && beat.question
			? { ...beat, units: [beat.question], follows: [false], question: null }
			: beat,
	);
}

function joins(unit: Unit, open: Beat, room: number, follows: boolean): boolean {
	if (unit.form !== 'sentence' || unit.asks || open.form !== 'sentence') return false;
	if (unit.fields || open.units.some(({ fields }) => fields)) return false;
	const words = open.units.reduce((sum, told) => sum + told.words, 0) + unit.words;
	if (unit.leans && open.units.length > 0) return words <= MOST_WORDS;
	const [first] = open.units;
	const last = open.units.at(-1);
	if (last?.promises && follows && words <= MOST_WORDS) return true;
	if (last && !follows && (last.block !== unit.block || unit.article)) return false;
	if (first && first.firstPerson !== unit.firstPerson) return false;
	return open.units.length < MOST_SENTENCES && words <= Math.max(room, open.units.length === 0 ? MOST_WORDS : 0);
}
