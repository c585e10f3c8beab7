/** A line of a script as it stands in a question to a model. */
export interface PromptLine {
	number: number;
	speaker: string;
	/** Without what is said of it. */
	text: string;
	/** Whether something is to be done with it: to check it, or to write it again. */
	task: boolean;
}

const TASKS = ['check', 'conferir', 'rewrite', 'reescrever'];
const HEAD = /^\[(\d{1,6})\] /;

/** The numbered lines in the last `<lines>` of a prompt. */
export function promptLines(prompt: string): PromptLine[] {
	const [block = ''] = prompt.slice(prompt.lastIndexOf('<lines')).split('\n</lines>', 1);
	return block.split('\n').flatMap((row) => {
		const head = HEAD.exec(row);
		if (!head) return [];
		const rest = row.slice(head[0].length);
		const task = TASKS.some((word) => rest.startsWith(word));
		const said = task ? afterTask(rest) : rest;
		const colon = said.indexOf(': ');
		return [{ number: Number(head[1]), speaker: said.charAt(0), text: said.slice(colon + 2), task }];
	});
}

/** Behind the task and its remarks: from the host's letter on. */
function afterTask(rest: string): string {
	const starts = ['. A: ', '. B: '].map((mark) => rest.indexOf(mark)).filter((at) => at >= 0);
	return rest.slice(Math.min(...starts) + 2);
}

const numberIn = (prompt: string, pattern: RegExp): number => Number(pattern.exec(prompt)?.[1] ?? 1);

/** From 1. */
export const partOf = (prompt: string): number => numberIn(prompt, / part="(\d{1,6})"/);
/** Whether the whole script is asked for at once. */
export const isWhole = (prompt: string): boolean => / parts="1"/.test(prompt);
export const stretchOf = (prompt: string): number => numberIn(prompt, / stretch="(\d{1,6})"/);
