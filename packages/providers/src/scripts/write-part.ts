import { NexusError } from '@nexus/core/errors';
import type { PartRequest } from '@nexus/core/ports';
import type { ScriptLine } from '@nexus/core/scripts';
import { askWhole, Bill } from './ask.ts';
import { type Draft, LineChecker } from './check-lines.ts';
import { GrowingScript } from './growing-script.ts';
import { instructionsFor } from './instructions.ts';
import { after, leftOut } from './left-out.ts';
import { lastResort, mendedLines, mendQuestion, soundPart } from './mend.ts';
import { type Asked, partPrompt, scriptCharacters } from './part-prompt.ts';
import type { Passage } from './passages.ts';
import { LineScanner } from './scan-lines.ts';
import { SCRIPT_SCHEMA } from './schemas.ts';
import { BrokenAnswer, type TextModel } from './text-model.ts';

/** Answers that bring nothing before the part is given up. */
const FRUITLESS = 3;
/** Times that a part is asked for what an answer left out. */
const ROUNDS = 4;
/** A script with less than this share of the length that was asked for has left something out. */
const LEAST_LENGTH = 0.3;
/** Lines that the model is shown of what there is already. */
const SHOWN_LINES = 12;

/** How the next request goes on from what there is. */
type Mode = 'all' | 'after' | 'within';
type Lines = AsyncGenerator<ScriptLine, void, undefined>;

/** What a part is written from. */
interface Known {
	told: readonly Passage[];
	recalled: readonly Passage[];
	/** Lines of other parts. */
	said: readonly string[];
}

/**
 * Writes a part: line by line as the model does, each checked against the passages that it names. An answer that breaks
 * off is gone on with from where it stopped, passages that were left out are asked for, and lines that something is
 * wrong with are rewritten once, all together. A part that was begun is gone on with behind the lines that it has.
 * @throws NexusError provider_*, or the signal's reason
 */
export function writePart(model: TextModel, request: PartRequest, known: Known): Lines {
	return new PartWriting(model, request, known).lines();
}

class PartWriting {
	readonly #model: TextModel;
	readonly #request: PartRequest;
	readonly #told: readonly Passage[];
	readonly #recalled: readonly Passage[];
	readonly #checker: LineChecker;
	readonly #script: GrowingScript;
	#complaint: string | null = null;
	#fruitless = 0;

	constructor(model: TextModel, request: PartRequest, { told, recalled, said }: Known) {
		const { outline, part, hosts, language, written = [] } = request;
		const headings = part.source.sections.flatMap(({ heading, path }) => [heading ?? '', ...path]);
		this.#model = model;
		this.#request = request;
		this.#told = told;
		this.#recalled = recalled;
		this.#checker = new LineChecker({
			passages: [...told, ...recalled],
			language,
			sourceLanguage: outline.sourceLanguage,
			known: [outline.topic, part.title, hosts.A.name, hosts.B.name, ...headings, ...outline.keyTerms],
			said: [...said, ...written.map(({ text }) => text)],
		});
		this.#script = new GrowingScript(request, [...told, ...recalled]);
	}

	async *lines(): Lines {
		const { written = [] } = this.#request;
		if (isEnd(written.at(-1))) return;
		yield* written.length > 0
			? this.#write('after', after(this.#told, this.#script.drafts))
			: this.#write('all', this.#told);
		const mended = await this.#mend();
		const bare = mended ? leftOut(this.#told, this.#script.drafts, false) : [];
		if (bare.length > 0) {
			yield* this.#round('within', bare);
			await this.#mend();
		}
		yield* this.#script.rest();
	}

	/** Asks until everything is told. */
	async *#write(first: Mode, passages: readonly Passage[]): Lines {
		const script = this.#script;
		let mode = first;
		let left = passages;
		for (let round = 0; round < ROUNDS; ) {
			const before = script.drafts.length;
			const isWhole = yield* this.#round(mode, left);
			if (script.drafts.length <= before) {
				if (!this.#mayAskAgain()) return;
				continue;
			}
			round++;
			const isShort = lengthOf(script.drafts) < scriptCharacters(this.#asked('all', this.#told)) * LEAST_LENGTH;
			mode = isWhole ? 'within' : 'after';
			left = isWhole ? leftOut(this.#told, script.drafts, isShort) : after(this.#told, script.drafts);
			if (left.length === 0) return;
		}
	}

	/** @throws NexusError provider_answer_unusable when there is nothing after several answers */
	#mayAskAgain(): boolean {
		this.#fruitless++;
		this.#complaint = COMPLAINTS[this.#request.language];
		if (this.#fruitless < FRUITLESS) return true;
		if (this.#script.drafts.length > 0) return false;
		throw new NexusError('provider_answer_unusable', { provider: this.#model.provider, reason: 'roteiro ilegível' });
	}

	/** One answer, its lines as they come. Tells whether it came to its end. */
	async *#round(mode: Mode, passages: readonly Passage[]): AsyncGenerator<ScriptLine, boolean, undefined> {
		const script = this.#script;
		const { signal, used, silence } = this.#request;
		const before = script.drafts.length;
		const bill = new Bill(used);
		const scanner = new LineScanner();
		const asked = this.#asked(mode, passages);
		const question = {
			system: instructionsFor(this.#request),
			user: partPrompt(this.#request, asked),
			schema: SCRIPT_SCHEMA,
			name: 'script',
			urgent: asked.opening,
			used: bill.note,
			silence,
			signal,
		};
		try {
			for await (const piece of this.#model.ask(question)) {
				for (const raw of scanner.push(piece)) {
					for (const draft of this.#checker.read(raw, script.drafts.length + 1)) script.add(draft, mode === 'within');
				}
				yield* script.ready();
			}
			return scanner.isComplete;
		} catch (error) {
			if (!(error instanceof BrokenAnswer)) throw error;
			return false;
		} finally {
			if (isMostlyForeign(script.waiting)) this.#checker.forget(script.takeBack());
			bill.settle(script.drafts.length > before);
			this.#complaint = null;
		}
	}

	#asked(mode: Mode, told: readonly Passage[]): Asked {
		const { outline, part } = this.#request;
		const { drafts } = this.#script;
		return {
			told,
			recalled: this.#recalled,
			opening: part.source.index === 0 && (mode === 'all' || drafts.length === 0),
			closing: part.source.index === outline.totalParts - 1 && mode !== 'within',
			written: drafts.slice(-SHOWN_LINES),
			complaint: this.#complaint,
		};
	}

	/**
	 * Puts right what waits to be. Answers whether there was anything.
	 * @throws NexusError provider_answer_unusable when most of it is in another language and stays so
	 */
	async #mend(): Promise<boolean> {
		const { language } = this.#request;
		const script = this.#script;
		const { waiting } = script;
		const wrong = waiting.filter(({ problem }) => problem !== null);
		if (wrong.length === 0) return false;
		const result = new Map<Draft, Draft | null>();
		for (const draft of wrong) {
			const sound = soundPart(draft, language, this.#checker);
			if (sound) result.set(draft, sound);
		}
		const broken = wrong.filter((draft) => !result.has(draft));
		const mended = broken.length > 0 ? await this.#askToMend(broken) : null;
		broken.forEach((draft, index) => {
			result.set(draft, mended?.[index] ?? lastResort(draft, language, this.#checker));
		});
		const kept = waiting.flatMap((draft) => (result.has(draft) ? (result.get(draft) ?? []) : draft));
		if (kept.length < waiting.length / 2) {
			throw new NexusError('provider_answer_unusable', { provider: this.#model.provider, reason: 'outro idioma' });
		}
		script.replaceWaiting(kept);
		return true;
	}

	/** Null when no answer can be had: what is written is worth more than what is wrong with it. */
	async #askToMend(broken: readonly Draft[]): Promise<(Draft | null)[] | null> {
		const { language, signal, used, silence } = this.#request;
		const passages = [...this.#told, ...this.#recalled];
		const question = { ...mendQuestion(broken, passages, language), signal, silence };
		try {
			return await askWhole(this.#model, question, used, (text) => mendedLines(text, broken, this.#checker), 2);
		} catch (error) {
			if (signal.aborted || !(error instanceof BrokenAnswer || error instanceof NexusError)) throw error;
			return null;
		}
	}
}

const COMPLAINTS = {
	'pt-BR':
		'A resposta anterior não serviu. Responda somente com o JSON pedido, com falas de A e B, todas em português do Brasil.',
	'en-US':
		'The answer before was of no use. Answer with nothing but the JSON asked for, with lines of A and B, all in American English.',
};

/** A part's last line says so. */
const isEnd = (line: ScriptLine | undefined): boolean => line?.role === 'goodbye' || line?.role === 'handover';

const lengthOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { text }) => sum + text.length, 0);

/** Not worth mending line by line. */
const isMostlyForeign = (drafts: readonly Draft[]): boolean =>
	drafts.filter(({ problem }) => problem === 'other-language').length > drafts.length / 2;
