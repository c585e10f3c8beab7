import type { Passage, Script, SentScriptLine } from '@nexus/contract';
import { LINE_CHARACTERS_MAX } from '@nexus/contract/script-constants';

/** A line of a script while it is worked on. */
export interface DraftLine {
	/** Of its own as long as it is on screen. */
	key: string;
	/** The line of the saved script that it is, or is a piece of; null for a new one. */
	id: string | null;
	/** Further lines that were joined to it. */
	from: string[];
	part: number;
	speaker: 'A' | 'B';
	text: string;
	passages: Passage[];
	edited: boolean;
	/** Says something that the document does not. */
	unsupported: boolean;
}

/** Whether a line says what the document does not; told by writers that check it. */
type Checked = Script['lines'][number] & { unsupported?: boolean };

export const draftOf = ({ lines }: Script): DraftLine[] =>
	lines.map((line: Checked) => ({
		key: line.id,
		id: line.id,
		from: [],
		part: line.part_number,
		speaker: line.speaker,
		text: line.text,
		passages: line.passages,
		edited: line.edited,
		unsupported: line.unsupported ?? false,
	}));

export const inputOf = (lines: DraftLine[]): SentScriptLine[] =>
	lines.map(({ id, from, part, speaker, text }) => ({
		id,
		part_number: part,
		speaker,
		text,
		...(from.length > 0 && { from }),
	}));

export const isChanged = (before: DraftLine[], after: DraftLine[]): boolean =>
	before !== after && JSON.stringify(inputOf(before)) !== JSON.stringify(inputOf(after));

/** What keeps a script from being saved, by the key of the line; `limit` is in characters. */
export function problemsOf(lines: DraftLine[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const { key, text } of lines) {
		if (!/[\p{L}\p{N}]/u.test(text)) found.set(key, 'Escreva a fala ou exclua a linha.');
		else if (text.trim().length > LINE_CHARACTERS_MAX)
			found.set(key, `A fala passa de ${LINE_CHARACTERS_MAX.toLocaleString('pt-BR')} caracteres: divida-a em duas.`);
	}
	return found;
}

let added = 0;
const newKey = (): string => {
	added += 1;
	return `nova-${added}-${Date.now().toString(36)}`;
};

const other = (speaker: 'A' | 'B') => (speaker === 'A' ? 'B' : 'A');

type Change = (lines: DraftLine[]) => DraftLine[];

const at = (lines: DraftLine[], key: string): number => lines.findIndex((line) => line.key === key);

const changing =
	(key: string, change: (line: DraftLine) => Partial<DraftLine>): Change =>
	(lines) =>
		lines.map((line) => (line.key === key ? { ...line, edited: true, ...change(line) } : line));

export const setText = (key: string, text: string): Change => changing(key, () => ({ text }));

export const switchSpeaker = (key: string): Change => changing(key, ({ speaker }) => ({ speaker: other(speaker) }));

export const remove =
	(key: string): Change =>
	(lines) =>
		lines.filter((line) => line.key !== key);

/** A new line, of the other host, after the one with `key`. Its own key is the second of the pair. */
export function addAfter(key: string): [Change, string] {
	const added = newKey();
	const change: Change = (lines) => {
		const index = at(lines, key);
		const line = lines[index];
		if (!line) return lines;
		const { part, speaker } = line;
		return lines.toSpliced(index + 1, 0, {
			...{ key: added, id: null, from: [], part, speaker: other(speaker), text: '' },
			...{ passages: [], edited: true, unsupported: false },
		});
	};
	return [change, added];
}

/** Changes places with a neighbour; a line that crosses into another part belongs to that part. */
export const move =
	(key: string, by: 1 | -1): Change =>
	(lines) => {
		const index = at(lines, key);
		const line = lines[index];
		const neighbour = lines[index + by];
		if (!line || !neighbour) return lines;
		return lines.with(index, neighbour).with(index + by, { ...line, part: neighbour.part });
	};

/** Cuts a line in two before the character at `place`; the second half keeps the speaker. Null where one would be empty. */
export function split(key: string, place: number): [Change, string] {
	const piece = newKey();
	const change: Change = (lines) => {
		const index = at(lines, key);
		const line = lines[index];
		const [first, second] = [line?.text.slice(0, place).trim(), line?.text.slice(place).trim()];
		if (!line || !first || !second) return lines;
		return lines.toSpliced(
			index,
			1,
			{ ...line, text: first, edited: true },
			{ ...line, key: piece, from: [], text: second, edited: true },
		);
	};
	return [change, piece];
}

/** Puts a line's words at the end of the line before it, which keeps its host. */
export const joinToPrevious =
	(key: string): Change =>
	(lines) => {
		const index = at(lines, key);
		const [previous, line] = [lines[index - 1], lines[index]];
		if (!previous || !line) return lines;
		return lines.toSpliced(index - 1, 2, {
			...previous,
			text: `${previous.text.trim()} ${line.text.trim()}`.trim(),
			from: [...previous.from, ...(line.id && line.id !== previous.id ? [line.id] : []), ...line.from],
			passages: [...previous.passages, ...line.passages],
			edited: true,
			unsupported: previous.unsupported || line.unsupported,
		});
	};
