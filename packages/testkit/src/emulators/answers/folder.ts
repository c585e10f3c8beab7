import { EventEmitter, once } from 'node:events';
import { type FSWatcher, watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAULTS, type Fault } from '../fault-kinds.ts';
import { complaintsOf } from './check-answer.ts';
import { hashOf, hashOnPage, type ModelQuestion, questionPage } from './question.ts';
import { type GivenAnswer, NotRecorded, type StandIn } from './stand-in.ts';

export interface AnswerFolderOptions {
	/** Whether a question that has no answer is refused rather than waited for; false unless given. */
	recordedOnly?: boolean;
	/** Tells of each question that waits for its answer. */
	asked?: (page: string) => void;
}

/** Milliseconds after which a file is looked at again: file systems may keep silent about a change. */
const LOOK_AGAIN = 1_000;

/**
 * A folder in which anybody stands in for a language model. A question becomes `0007.question.md`, with the schema that
 * its answer has to fit in `0007.schema.json`. It is answered by one of
 * - `0007.answer.json`, taken when it fits; until then `0007.complaint.md` says what is wrong
 * - `0007.answer.txt`, sent as it stands, whatever the schema
 * - `0007.error`, which names a fault of `FAULTS`; it strikes once and is then called `0007.error-given`
 *
 * A question that reads like an earlier one has that one's number and answer, so that a folder replays by itself.
 */
export class AnswerFolder implements StandIn {
	readonly #path: string;
	readonly #options: AnswerFolderOptions;
	/** The name of the files of each question, by its hash. */
	readonly #names: Map<string, Promise<string>>;
	readonly #changes = new EventEmitter().setMaxListeners(0);
	readonly #watcher: FSWatcher;
	#last: number;

	private constructor(path: string, names: Map<string, Promise<string>>, last: number, options: AnswerFolderOptions) {
		this.#path = path;
		this.#names = names;
		this.#last = last;
		this.#options = options;
		this.#watcher = watch(path, () => this.#changes.emit('change'));
	}

	/** Makes the folder where there is none, and knows again what was asked in it. */
	static async open(path: string, options: AnswerFolderOptions = {}): Promise<AnswerFolder> {
		await mkdir(path, { recursive: true });
		const names = new Map<string, Promise<string>>();
		let last = 0;
		for (const file of await readdir(path)) {
			const [, name] = /^(\d+)\./.exec(file) ?? [];
			if (name === undefined) continue;
			last = Math.max(last, Number(name));
			if (!file.endsWith('.question.md')) continue;
			const hash = hashOnPage(await readFile(join(path, file), 'utf8'));
			if (hash !== null) names.set(hash, Promise.resolve(name));
		}
		return new AnswerFolder(path, names, last, options);
	}

	/**
	 * The answer, as soon as there is one.
	 * @throws NotRecorded; the signal's reason
	 */
	async ask(question: ModelQuestion, signal: AbortSignal): Promise<GivenAnswer> {
		const hash = hashOf(question);
		const known = this.#names.get(hash);
		if (!known && this.#options.recordedOnly) throw new NotRecorded(`No answer is recorded for: ${question.step}`);
		const asked = known ?? this.#write(question);
		this.#names.set(hash, asked);
		const name = await asked;
		let complainedOf = '';
		while (true) {
			const change = this.#nextChange(signal);
			const given = await this.#read(name);
			if (given?.kind === 'answer') {
				const complaints = given.isRaw ? [] : complaintsOf(given.text, question);
				if (complaints.length === 0) {
					await rm(this.#file(name, 'complaint.md'), { force: true });
					return { text: given.text };
				}
				if (complainedOf !== given.text && given.isSettled) {
					complainedOf = given.text;
					await this.#complain(name, complaints);
				}
			} else if (given) return { fault: given.fault };
			else if (known && this.#options.recordedOnly) throw new NotRecorded(`Question ${name} has no answer`);
			await change;
			signal.throwIfAborted();
		}
	}

	close(): void {
		this.#watcher.close();
	}

	/** Resolves at a change, when it is time to look again, or when nobody waits any more. */
	async #nextChange(signal: AbortSignal): Promise<void> {
		const again = AbortSignal.any([signal, AbortSignal.timeout(LOOK_AGAIN)]);
		await once(this.#changes, 'change', { signal: again }).catch(() => undefined);
	}

	/** The question's own page comes last: whoever sees it finds the schema beside it. */
	async #write(question: ModelQuestion): Promise<string> {
		const name = String(++this.#last).padStart(4, '0');
		const schema = `${JSON.stringify(question.schema, null, '\t')}\n`;
		if (question.schema) await this.#put(name, 'schema.json', schema);
		await this.#put(name, 'question.md', questionPage(question, name));
		this.#options.asked?.(this.#file(name, 'question.md'));
		return name;
	}

	async #read(name: string): Promise<Given | null> {
		const fault = (await this.#text(name, 'error'))?.trim();
		if (fault !== undefined && fault !== '') {
			if (isFault(fault)) {
				await rename(this.#file(name, 'error'), this.#file(name, 'error-given'));
				return { kind: 'fault', fault };
			}
			await this.#complain(name, [`There is no fault ${fault}; known: ${FAULTS.join(', ')}.`]);
		}
		const raw = await this.#text(name, 'answer.txt');
		if (raw !== undefined) return { kind: 'answer', text: raw.trimEnd(), isRaw: true, isSettled: true };
		const text = await this.#text(name, 'answer.json');
		if (text === undefined) return null;
		const { mtimeMs } = await stat(this.#file(name, 'answer.json'));
		return { kind: 'answer', text: text.trim(), isRaw: false, isSettled: Date.now() - mtimeMs >= LOOK_AGAIN };
	}

	#complain(name: string, complaints: readonly string[]): Promise<void> {
		const list = complaints.map((complaint) => `- ${complaint}\n`).join('');
		return this.#put(name, 'complaint.md', `# What is wrong with the answer to ${name}\n\n${list}`);
	}

	async #put(name: string, kind: string, text: string): Promise<void> {
		const path = this.#file(name, kind);
		if ((await this.#text(name, kind)) === text) return;
		await writeFile(`${path}.part`, text);
		await rename(`${path}.part`, path);
	}

	/** Undefined where there is no such file. */
	async #text(name: string, kind: string): Promise<string | undefined> {
		return await readFile(this.#file(name, kind), 'utf8').catch(() => undefined);
	}

	#file(name: string, kind: string): string {
		return join(this.#path, `${name}.${kind}`);
	}
}

type Given =
	| { kind: 'fault'; fault: Fault }
	/** `isSettled`: it was not written to lately, so that it is not just being written. */
	| { kind: 'answer'; text: string; isRaw: boolean; isSettled: boolean };

const isFault = (name: string): name is Fault => FAULTS.some((fault) => fault === name);
