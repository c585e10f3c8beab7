import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partOf, promptLines, stretchOf } from './prompt-lines.ts';
import type { Answers } from './recorded-model.ts';

type Answer = Record<string, unknown>;
type Numbered = Answer & { number: number };

/** What was answered in a folder of questions (docs/emulators.md) for one episode. */
export async function answersIn(folder: string): Promise<Answers> {
	const answers: Answers = { notes: [], plan: [], scripts: [], wrong: {}, rewritten: {}, reworded: {} };
	const pages = (await readdir(folder)).filter((file) => file.endsWith('.question.md')).sort();
	for (const page of pages) {
		const question = await readFile(join(folder, page), 'utf8');
		const answer: Answer = JSON.parse(await readFile(join(folder, page.replace('question.md', 'answer.json')), 'utf8'));
		take(answers, question, answer);
	}
	return answers;
}

function take(answers: Answers, question: string, answer: Answer): void {
	const step = /^step: (.*)$/m.exec(question)?.[1];
	const prompt = question.slice(question.lastIndexOf('\n## Prompt\n'));
	const lines = new Map(promptLines(prompt).map((line) => [line.number, line]));
	/** Under the words of the lines that they are about. */
	const note = (into: Record<string, Answer>, about: unknown): void => {
		for (const { number, ...rest } of about as Numbered[]) {
			const line = lines.get(number);
			if (line) into[line.text] = rest;
		}
	};
	if (step === 'notes') answers.notes[stretchOf(prompt) - 1] = answer;
	else if (step === 'plan') answers.plan.push(answer);
	else if (step === 'personas') answers.personas = [...(answers.personas ?? []), answer];
	else if (step === 'script') {
		const at = partOf(prompt) - 1;
		answers.scripts[at] = [...(answers.scripts[at] ?? []), answer];
	} else if (step === 'rewrite') note(answers.rewritten, answer.lines);
	else if (step === 'listen') {
		answers.stumbles ??= {};
		note(answers.stumbles, answer.stumbles);
	} else if (step === 'table-read' || step === 'mend') {
		for (const [number, changes] of Map.groupBy(answer.changes as Numbered[], (change) => change.number)) {
			const line = lines.get(number);
			const reworded = changes.map(({ number: _, ...change }): Answer => change);
			if (line) answers.reworded[line.text] = reworded.length === 1 ? (reworded[0] ?? {}) : reworded;
		}
		const cut = (answer.cut as number[]).flatMap((number) => lines.get(number)?.text ?? []);
		if (cut.length > 0) answers.cut = [...(answers.cut ?? []), ...cut];
		const order = ((answer.order ?? []) as number[]).flatMap((number) => lines.get(number)?.text ?? []);
		if (order.length > 0) answers.orders = { ...answers.orders, [partOf(prompt)]: order };
	} else if (step === 'verdicts') {
		const last = Math.max(...lines.keys());
		const wrong = (answer.verdicts as (Numbered & { supported: boolean })[]).filter(
			// The last line is the check's own.
			({ number, supported }) => !supported && number !== last,
		);
		note(
			answers.wrong,
			wrong.map(({ supported: _, ...verdict }) => verdict),
		);
	}
}
