import { type Block, spokenPieces } from '@nexus/document-text';
import { continued, countWords } from '@nexus/language/words';
import { type PartReading, unitOf } from './block-reading.ts';
import { readBlock } from './read-block.ts';
import type { Piece, Unit } from './unit.ts';

/** "* * *" in a line of its own. */
const SCENE = /\n[ \t]*(?:(?:[*#-][ \t]*){3,}|#|~)(?:\n|$)/;

/** The blocks of a section as units: what leads to a block is told with it, or not at all. */
export function readBlocks(blocks: readonly Block[], reading: PartReading): Unit[] {
	const { source, turns } = reading;
	const units: Unit[] = [];
	let speaker: string | undefined;
	/** What stood right above cannot be read. */
	let isLost = false;
	for (const [index, block] of blocks.entries()) {
		speaker = turns.get(block.start) ?? speaker;
		const before = units.at(-1);
		if (before?.introduces) withLabel(before);
		const isAboveCode = block.kind === 'code' && before?.block === index - 1;
		const mark = before?.form === 'list' && before.words <= MOST_CAPTION ? /[^.!?]\s*$/ : /:\s*$/;
		const leads = before?.introduces || (isAboveCode && mark.test(source(before.span.start, block.start)));
		const lead = leads ? before?.pieces.at(-1) : undefined;
		const introduction = lead ? { text: lead.text.replace(/[.:]$/, ''), span: lead.spans[0] ?? block } : null;
		const speech = spokenPieces(block, source(block.start, block.end));
		const [previous = null, next = null] = [blocks[index - 1]?.kind, blocks[index + 1]?.kind];
		const read =
			speech === null
				? readBlock(block, { ...reading, index, previous, next, isTurn: speaker !== undefined, introduction })
				: [
						unitOf(
							'dialogue',
							block,
							index,
							speech.map((text) => ({ text, spans: [{ start: block.start, end: block.end }] })),
						),
					];
		const told = read.filter((unit) => !unit.unreadable && !(isLost && unit.leans));
		isLost = told.length === 0 && (isLost || read.length > 0);
		const [first] = told;
		// What it led to is not read.
		const isNext = !/\p{L}{3}/u.test(before ? source(before.span.end, block.start).replace(UNSEEN, '') : '');
		if (first && before && lead && isNext) follow(first, block, before, lead, reading);
		if (lead && (isNext || countWords(lead.text) < LEAST_ALONE || NEEDS_MORE.test(lead.text))) withoutLast(units);
		if (first) first.opensScene = SCENE.test(source(blocks[index - 1]?.end ?? block.start, block.start));
		units.push(...told.map((unit) => ({ ...unit, speaker })));
	}
	const last = units.at(-1);
	const areAsked = units.filter(({ asks }) => asks).length > 1;
	const below = last ? source(last.span.end, last.span.end + BELOW).replace(/<[^<>]*>/g, '') : '';
	const isBegun = last && last.words > LABEL && last.span.end < PREAMBLE && SECTION.test(below);
	// "Isso se deve a 3 fatores:", and below it a section for each; "a statement like this:", and a section that is one.
	const leadsOn = isBegun || (/^\s*(?:#|\d{1,2}\.\d)/.test(below) && LEADS_ON.test(last?.pieces.at(-1)?.text ?? ''));
	if ((last?.introduces && !leadsOn) || (last?.asks && areAsked)) withoutLast(units);
	return units;
}

/** Words of what leads to a block and says something without it, unless it points there or ends on what it needs. */
const LEAST_ALONE = 10;
const NEEDS_MORE =
	/(?<!\p{L})(?:below|above|follow\p{L}*|th(?:is|ese)|here|abaixo|acima|seguintes?|seguir|isso|ess[ea]s?|est[ea]s?|aqui|assim)(?!\p{L})|\s(?:reads?|says?|said|wr(?:ote|ites)|states?|that|as|by|with|to|is|are|was|were|run|type|comm?and[os]?|di[zs]\p{L}*|escreveu|afirm\p{L}+|que|é|são|com|por|para|\p{L}+[ai]r|fazer|ver|[ot]er|dizer|escrever):$/iu;
/** Tags, comments and pictures. */
const UNSEEN = /<[^<>]{0,400}>|!\[[^\]\n]{0,200}\]\([^()\n]{0,300}\)/g;

/** Tells a unit with the words that lead to it; a list has them already. */
function follow(unit: Unit, block: Block, before: Unit, lead: Piece, { language }: PartReading): void {
	unit.leans = before.pieces.length > 1 || before.leans;
	const [opening] = unit.pieces;
	if (!opening || block.kind === 'list') return;
	opening.text = `${lead.text} ${lead.text.endsWith(':') ? continued(opening.text, language, '') : opening.text}`;
	opening.spans = [...lead.spans, ...opening.spans];
	unit.span = { start: lead.spans[0]?.start ?? unit.span.start, end: unit.span.end };
}

/** Characters of a law or a contract in which it says that the sections below are agreed. */
const PREAMBLE = 2000;
const SECTION = /^\s*(?:#|(?:\d\.\s)?\p{Lu}{2}|Art)/u;
/** What says how many come, or what they are examples of, or is no sentence without them: "you are responsible for:". */
const LEADS_ON =
	/(?<!\p{L})(?:\d{1,2}|dois|duas|tr[êe]s|quatro|cinco|seis|sete|two|three|four|five|six|seven)\s[^.]{3,60}:$|(?:like (?:the following|this|these)|as follows|a seguir|[oa]s seguintes|como (?:este|esta|segue)|assim)(?:\s[^.:]{0,60})?:$|^(?:for example|por exemplo):$|\s(?:por|com|para|by|with|for|of):$/iu;
/** Characters below a section in which the next heading stands. */
const BELOW = 90;
/** Words of a list that only names the code below it: "- Create a repository". */
const MOST_CAPTION = 8;
/** Words of what only names what comes: "Art. 12." */
const LABEL = 4;

/** Makes one of what leads to the next block and a label before it: "Art. 12. It is forbidden:". */
function withLabel({ pieces }: Unit): void {
	const [label, lead] = pieces.slice(-2);
	if (!label || !lead || countWords(label.text) >= LABEL) return;
	pieces.splice(-2, 2, { text: `${label.text} ${lead.text}`, spans: [...label.spans, ...lead.spans] });
}

/** Takes away the last words. */
function withoutLast(units: Unit[]): void {
	const last = units.pop();
	const pieces = last?.pieces.slice(0, -1) ?? [];
	if (last && pieces.length > 0) units.push({ ...last, ...unitOf(last.form, last.span, last.block, pieces) });
}
