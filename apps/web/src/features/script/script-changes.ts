import type { ChangedScript, ChangeScriptBody, SaveScriptBody, Script, ScriptChange } from '@nexus/contract';
import { SCRIPT_CHANGES_MAX } from '@nexus/contract/script-constants';
import { call } from '../../lib/api.ts';
import { type DraftLine, inputOf } from './draft-lines.ts';

/** Whether a line is as it was saved. */
const isSame = (line: DraftLine, saved: DraftLine | undefined): boolean =>
	saved !== undefined &&
	line.from.length === 0 &&
	line.text === saved.text &&
	line.speaker === saved.speaker &&
	line.part === saved.part;

/** Positions in `saved` of the lines that stay where they are; -1 for all others. As many stay as possible. */
function keptPositions(saved: readonly DraftLine[], lines: readonly DraftLine[]): number[] {
	const positions = new Map(saved.map(({ key }, position) => [key, position]));
	const same = lines.map((line) => {
		const position = line.key === line.id ? (positions.get(line.key) ?? -1) : -1;
		return isSame(line, saved[position]) ? position : -1;
	});
	// The longest rising run of positions (patience sorting): `ends[n]` ends the best run of n + 1 lines.
	const ends: number[] = [];
	const previous: number[] = [];
	for (const [index, position] of same.entries()) {
		if (position < 0) continue;
		let length = ends.length;
		while (length > 0 && (same[ends[length - 1] ?? -1] ?? -1) > position) length--;
		previous[index] = ends[length - 1] ?? -1;
		ends[length] = index;
	}
	const kept = same.map(() => -1);
	for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept[index] = same[index] ?? -1;
	return kept;
}

/** What makes the saved lines the lines on screen. */
export function changesOf(saved: readonly DraftLine[], lines: readonly DraftLine[]): ScriptChange[] {
	const changes: ScriptChange[] = [];
	let from = 0;
	let added: DraftLine[] = [];
	const close = (position: number): void => {
		const remove = position - from;
		if (remove > 0 || added.length > 0) {
			changes.push({ after: saved[from - 1]?.id ?? null, remove, lines: inputOf(added) });
		}
		from = position + 1;
		added = [];
	};
	for (const [index, position] of keptPositions(saved, lines).entries()) {
		const line = lines[index];
		if (position >= 0) close(position);
		else if (line) added.push(line);
	}
	close(saved.length);
	return changes;
}

/** The script as the server has it after `changes`, by its answer to them. */
export function changedScript(script: Script, changes: readonly ScriptChange[], answer: ChangedScript): Script {
	const { changes: made, others, ...figures } = answer;
	const renewed = new Map(others.map((line) => [line.id, line]));
	const positions = new Map(script.lines.map(({ id }, position) => [id, position]));
	const lines: Script['lines'] = [];
	let next = 0;
	const keepUpTo = (position: number): void => {
		for (const line of script.lines.slice(next, position)) lines.push(renewed.get(line.id) ?? line);
		next = position;
	};
	for (const [index, { after, remove }] of changes.entries()) {
		keepUpTo(after === null ? 0 : (positions.get(after) ?? -1) + 1);
		lines.push(...(made[index]?.lines ?? []));
		next += remove;
	}
	keepUpTo(script.lines.length);
	const content = lines.map(({ speaker, text }) => `[HOST_${speaker}]: ${text}`).join('\n');
	return { ...script, ...figures, lines, content };
}

export interface SavingOptions {
	/** Nothing is saved: the answer tells what would have to be voiced. */
	dryRun?: boolean;
	signal?: AbortSignal;
}

/**
 * Saves the lines over the script that they were made of. Sends what changed, or all of it where too much did.
 * @returns the script as it is saved
 */
export async function saveLines(
	script: Script,
	saved: readonly DraftLine[],
	lines: DraftLine[],
	{ dryRun, signal }: SavingOptions = {},
): Promise<Script> {
	const { podcast_id: id, version } = script;
	const options = { params: { id }, query: { dry_run: dryRun || undefined }, signal };
	const changes = changesOf(saved, lines);
	if (areFew(changes)) {
		const body: ChangeScriptBody = { version, changes };
		return changedScript(script, changes, await call('changeScript', { ...options, body }));
	}
	const body: SaveScriptBody = { lines: inputOf(lines), version };
	return await call('saveScript', { ...options, body });
}

const areFew = (changes: readonly ScriptChange[]): boolean =>
	changes.length > 0 &&
	changes.length <= SCRIPT_CHANGES_MAX &&
	changes.every(({ remove }) => remove <= SCRIPT_CHANGES_MAX) &&
	changes.reduce((sum, { lines }) => sum + lines.length, 0) <= SCRIPT_CHANGES_MAX;
