import type { ModelUsage, UsageListener } from '@nexus/core/ports';
import { BrokenAnswer, type Question, type TextModel } from './text-model.ts';

/** Holds back what calls used until it is known whether their answers were of use. */
export class Bill {
	readonly #listener: UsageListener | undefined;
	#open: ModelUsage[] = [];

	constructor(listener: UsageListener | undefined) {
		this.#listener = listener;
	}

	readonly note: UsageListener = (usage) => {
		this.#open.push(usage);
	};

	settle(wasUseful: boolean): void {
		for (const usage of this.#open) this.#listener?.({ ...usage, wasted: usage.wasted || !wasUseful });
		this.#open = [];
	}
}

/**
 * A whole answer that `read` makes something of, asked for a second time when it does not; null when that fails, too.
 * @throws NexusError, BrokenAnswer, the signal's reason
 */
export async function askWhole<Read>(
	model: TextModel,
	question: Omit<Question, 'used'>,
	used: UsageListener | undefined,
	read: (text: string) => Read | null,
	attempts: number,
): Promise<Read | null> {
	for (let attempt = 1; attempt <= attempts; attempt++) {
		const bill = new Bill(used);
		let result: Read | null = null;
		try {
			result = read(await textOf(model, { ...question, used: bill.note }));
		} catch (error) {
			if (question.signal.aborted || attempt === attempts) throw error;
			if (!(error instanceof BrokenAnswer)) throw error;
		} finally {
			bill.settle(result !== null);
		}
		if (result !== null) return result;
	}
	return null;
}

async function textOf(model: TextModel, question: Question): Promise<string> {
	let text = '';
	for await (const piece of model.ask(question)) text += piece;
	return text;
}
