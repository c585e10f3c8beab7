import type { Speaker } from '@nexus/core/scripts';
import { afterFrame } from '../reading/casing.ts';
import { withoutConnective } from '../reading/openings.ts';
import { opposes } from '../reading/sentence-kind.ts';
import { countWords } from '../reading/words.ts';
import type { Pool } from '../stock/index.ts';
import type { Beat } from './beats.ts';
import { HABITS } from './habits.ts';
import type { Leading, LeadingOptions } from './leading.ts';
import { MOST_IN_A_ROW } from './script.ts';
import type { Told } from './telling.ts';

/** Words of a sentence that can bear being announced: a shorter one would be lost behind its own announcement. */
const WORTH_ANNOUNCING = 7;

/** The turns that tell the document's own sentences: host B's, and now and then host A's. */
export class Turns {
	readonly #o: LeadingOptions;
	readonly #leading: Leading;
	/** Host A told the last facts, so that host B has to answer. */
	owesAnswer = false;
	/** They were an objection. */
	objected = false;
	#sinceTold = 0;

	constructor(options: LeadingOptions, leading: Leading) {
		this.#o = options;
		this.#leading = leading;
	}

	/** Host B tells; a long list is broken by a word from host A. */
	answer(beat: Beat, turns: Told[], lead: Pool | null = null, announces = true): void {
		const { script, stock, phrasing, chance } = this.#o;
		const role = beat.kind === 'example' ? 'example' : 'explain';
		turns.forEach((turn, index) => {
			if (beat.form === 'dialogue') {
				this.#read(turn, index);
				return;
			}
			if (index > 0)
				this.#leading.leadA({ pool: stock.questions.general.plain, leads: [null] }, turn.spans, [turn], 'question');
			let { text } = turn;
			const framed = announces && beat.form === 'sentence' && !beat.units.some((unit) => unit.firstPerson);
			const asked = script.last?.speaker === 'A' && script.last.role === 'question';
			if (index === 0 && lead) text = this.#framed(lead, text);
			else if (index === 0 && framed && asked && countWords(text) < 45 && !text.includes(': ')) {
				if (!script.fits(text) || chance.happens(HABITS[phrasing.register].frames)) {
					text = this.#framed(stock.tellB, withoutConnective(text, this.#o.language));
				}
			}
			script.push(script.run('B') >= MOST_IN_A_ROW ? 'A' : 'B', role, text, turn.spans);
		});
		this.owesAnswer = false;
		this.#leading.told(beat, turns, 'B');
	}

	/** Host A tells a fact: now and then, and in a debate whatever the document says against itself. */
	tellA(beat: Beat, turns: Told[], must = false): boolean {
		const { script, phrasing, stock, chance, language } = this.#o;
		const [turn] = turns;
		const speaksForItself =
			beat.form !== 'sentence' || beat.units.some((unit) => unit.firstPerson || unit.article || unit.footnote);
		if (!turn || turns.length > 1 || (speaksForItself && !must) || script.run('A') > 0) return false;
		if (!must && (beat.question || this.owesAnswer)) return false;
		const isWeighty = turn.text.split(/\s+/).length >= WORTH_ANNOUNCING;
		const first = beat.units[0]?.sentences[0] ?? '';
		const objects = isWeighty && phrasing.register === 'debate' && opposes(first, language);
		this.#sinceTold++;
		const may = isWeighty && this.#sinceTold > 3 && chance.happens(HABITS[phrasing.register].tellsA * 1.6);
		if (!must && !objects && !may) return false;
		this.#sinceTold = 0;
		const text = speaksForItself ? turn.text : this.#framed(objects ? stock.objection : stock.tellA, turn.text);
		script.push('A', 'explain', text, turn.spans);
		this.#leading.told(beat, turns, 'A');
		this.owesAnswer = true;
		this.objected = objects && !speaksForItself;
		return true;
	}

	/** A turn of a dialogue: the hosts take turns at reading. */
	#read(turn: Told, index: number): void {
		const { script } = this.#o;
		const reader: Speaker = script.last?.speaker === 'A' ? 'B' : 'A';
		const speaker = index === 0 && script.run('B') < MOST_IN_A_ROW ? 'B' : reader;
		script.push(speaker, 'explain', turn.text, turn.spans);
	}

	#framed(pool: Pool, text: string): string {
		const { phrasing, language, known } = this.#o;
		return afterFrame(phrasing.frame(pool), text, language, known);
	}
}
