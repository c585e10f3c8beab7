import {
	type SaveScriptBody,
	SCRIPT_CHARACTERS_MAX,
	SCRIPT_LINES_MAX,
	SCRIPT_ORIGINS_MAX,
	type SentScriptLine,
	saveScriptBody,
	sentScriptLine,
} from '@nexus/contract';
import { yieldIfDue } from '@nexus/core/event-loop';
import type { WantedLine } from '@nexus/core/scripts';
import { z } from 'zod';
import { InvalidInput } from '../plugins/errors.ts';

/** As `saveScriptBody`, but for the lines, which are left for `readLines`. */
export const unreadScriptBody = saveScriptBody.extend({ lines: z.array(z.unknown()).max(SCRIPT_LINES_MAX).optional() });

const WRONG_LINES_TOLD = 3;

/**
 * The lines of a whole script, read in stretches between which others are answered. Stops at the first few wrong ones.
 * @throws InvalidInput for wrong lines, or for more characters or origins than all lines together may have
 */
export async function readLines(values: readonly unknown[]): Promise<NonNullable<SaveScriptBody['lines']>> {
	const lines: NonNullable<SaveScriptBody['lines']> = [];
	const issues: { path: string; message: string }[] = [];
	let wrong = 0;
	let characters = 0;
	let origins = 0;
	for (const [index, value] of values.entries()) {
		const due = yieldIfDue();
		if (due) await due;
		const { data, error } = sentScriptLine.safeParse(value);
		if (error) {
			issues.push(...error.issues.map(({ path, message }) => ({ path: ['lines', index, ...path].join('.'), message })));
			wrong++;
			if (wrong === WRONG_LINES_TOLD) break;
			continue;
		}
		characters += data.text.length;
		origins += data.from?.length ?? 0;
		if (characters > SCRIPT_CHARACTERS_MAX) throw tooMuch('caracteres', SCRIPT_CHARACTERS_MAX);
		if (origins > SCRIPT_ORIGINS_MAX) throw tooMuch('origens', SCRIPT_ORIGINS_MAX);
		lines.push(data);
	}
	if (issues.length > 0) throw new InvalidInput(issues);
	return lines;
}

export const wantedLine = ({ part_number, ...line }: SentScriptLine): WantedLine => ({
	...line,
	partNumber: part_number,
});

const tooMuch = (what: string, max: number): InvalidInput =>
	new InvalidInput([{ path: 'lines', message: `o roteiro passa de ${max.toLocaleString('pt-BR')} ${what}` }]);
