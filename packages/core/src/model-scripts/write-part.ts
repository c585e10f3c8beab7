import { NexusError } from '../errors/index.ts';
import type { PartRequest } from '../ports/script-writer.ts';
import type { ScriptLine } from '../scripts/types.ts';
import { askWhole, Bill } from './ask.ts';
import { type Draft, LineChecker } from './check-lines.ts';
import { GrowingScript } from './growing-script.ts';
import { instructionsFor } from './instructions.ts';
import { lastResort, mendedLines, mendQuestion } from './mend.ts';
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

interface Known {
	told: Passage[];
	recalled: Passage[];
}

/** How the next request goes on from what there is. */
type Mode = 'all' | 'after' | 'within';

/**
 * Writes a part: line by line as the model does, each checked against the passages that it names. An answer that breaks
 * off is gone on with from where it stopped, passages that were left out are asked for, and lines that something is
 * wrong with are rewritten once, all together.
 * @throws NexusError provider_*, or the signal's reason
 */
export async function* writePart(
	model: TextModel,
	request: PartRequest,
	{ told, recalled }: Known,
): AsyncGenerator<ScriptLine, void, undefined> {
	const { outline, part, hosts, language } = request;
	const passages = [...told, ...recalled];
	const checker = new LineChecker({
		passages,
		language,
		sourceLanguage: outline.sourceLanguage,
		known: [outline.topic, part.title, hosts.A.name, hosts.B.name, ...headingsOf(request), ...outline.keyTerms],
		said: request.said ?? [],
	});
	const script = new GrowingScript(request, passages);
	const system = instructionsFor(request);
	const isFirst = part.source.index === 0;
	const isLast = part.source.index === outline.totalParts - 1;
	let mode: Mode = 'all';
	let left: readonly Passage[] = told;
	let complaint: string | null = null;

	for (let round = 0, fruitless = 0; round < ROUNDS; ) {
		const written = script.drafts.length;
		const asked: Asked = {
			told: left,
			recalled,
			opening: isFirst && written === 0,
			closing: isLast && mode !== 'within',
			written: script.drafts.slice(-12),
			complaint,
		};
		const bill = new Bill(request.used);
		const scanner = new LineScanner();
		let isBroken = false;
		let isUseful = false;
		try {
			const question = { system, user: partPrompt(request, asked), schema: SCRIPT_SCHEMA, name: 'script' };
			const urgent = isFirst && round === 0;
			for await (const piece of model.ask({ ...question, signal: request.signal, used: bill.note, urgent })) {
				for (const raw of scanner.push(piece)) {
					for (const draft of checker.read(raw, script.drafts.length + 1)) script.add(draft, mode === 'within');
				}
				yield* script.ready();
			}
			isBroken = !scanner.isComplete;
		} catch (error) {
			if (!(error instanceof BrokenAnswer)) throw error;
			isBroken = true;
		} finally {
			if (isMostlyForeign(script.waiting)) checker.forget(script.takeBack());
			isUseful = script.drafts.length > written;
			bill.settle(isUseful);
		}
		if (!isUseful) {
			fruitless++;
			if (fruitless >= FRUITLESS) {
				if (script.drafts.length > 0) break;
				throw new NexusError('provider_answer_unusable', { provider: model.provider, reason: 'roteiro ilegível' });
			}
			complaint = COMPLAINTS[language];
			continue;
		}
		round++;
		complaint = null;
		const isShort = lengthOf(script.drafts) < scriptCharacters({ ...asked, told }) * LEAST_LENGTH;
		mode = isBroken ? 'after' : 'within';
		left = isBroken ? after(told, script.drafts) : leftOut(told, script.drafts, isShort);
		if (left.length === 0) break;
	}
	yield* finish(model, request, passages, checker, script);
}

/** Mends what waits to be mended and gives all that is left. */
async function* finish(
	model: TextModel,
	{ language, signal, used }: PartRequest,
	passages: readonly Passage[],
	checker: LineChecker,
	script: GrowingScript,
): AsyncGenerator<ScriptLine, void, undefined> {
	const { waiting } = script;
	const broken = waiting.filter(({ problem }) => problem !== null);
	const mended = new Map<Draft, Draft | null>();
	if (broken.length > 0) {
		const question = { ...mendQuestion(broken, passages, language), signal };
		let lines: (Draft | null)[] | null = null;
		try {
			lines = await askWhole(model, question, used, (text) => mendedLines(text, broken, checker), 2);
		} catch (error) {
			// What is written is worth more than what is wrong with it.
			if (signal.aborted || !(error instanceof BrokenAnswer || error instanceof NexusError)) throw error;
		}
		broken.forEach((draft, index) => {
			mended.set(draft, lines?.[index] ?? lastResort(draft, language, checker));
		});
	}
	const kept = waiting.flatMap((draft) => (mended.has(draft) ? (mended.get(draft) ?? []) : draft));
	script.replaceWaiting(kept);
	if (script.drafts.length === 0 || kept.length < waiting.length / 2) {
		throw new NexusError('provider_answer_unusable', { provider: model.provider, reason: 'outro idioma' });
	}
	yield* script.rest();
}

const COMPLAINTS = {
	'pt-BR':
		'A resposta anterior não serviu. Responda somente com o JSON pedido, com falas de A e B, todas em português do Brasil.',
	'en-US':
		'The answer before was of no use. Answer with nothing but the JSON asked for, with lines of A and B, all in American English.',
};

const headingsOf = ({ part }: PartRequest): string[] =>
	part.source.sections.flatMap(({ heading, path }) => [heading ?? '', ...path]);

const lengthOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { text }) => sum + text.length, 0);

/** Not worth mending line by line. */
const isMostlyForeign = (drafts: readonly Draft[]): boolean =>
	drafts.filter(({ problem }) => problem === 'other-language').length > drafts.length / 2;

/** What comes after the last passage that was told; the last one again where only the end is missing. */
function after(told: readonly Passage[], drafts: readonly Draft[]): readonly Passage[] {
	const last = Math.max(0, ...drafts.flatMap(({ passages }) => passages.filter((number) => number <= told.length)));
	const rest = told.filter(({ number }) => number > last);
	return rest.some(({ isHeading }) => !isHeading) ? rest : told.slice(-1);
}

/** The passages of sections that no line rests on; of a script that is far too short, all that no line rests on. */
function leftOut(told: readonly Passage[], drafts: readonly Draft[], isShort: boolean): readonly Passage[] {
	const cited = new Set(drafts.flatMap(({ passages }) => passages));
	const sections = new Set(
		told.filter(({ number, isHeading }) => cited.has(number) && !isHeading).map((p) => p.section),
	);
	const bare = told.filter(({ number, section }) => !cited.has(number) && (isShort || !sections.has(section)));
	return bare.some(({ isHeading }) => !isHeading) ? bare : [];
}
