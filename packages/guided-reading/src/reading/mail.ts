import type { Language } from '@nexus/contract';
import type { Block, Sentence } from '@nexus/core/document-text';
import { countWords, fold } from '@nexus/language/words';
import { PACKS } from '../language/index.ts';
import { dateIn } from '../telling/document-date.ts';

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/** Messages of a document: the blocks that are told, and where each message's begin. */
export interface Mails {
	blocks: Block[];
	/** Offsets at which messages begin, in order; none where a document has none. */
	starts: number[];
}

const FIELD =
	/^(?:(from|de)|(to|para)|(date|sent|data|enviad[oa](?:\sem)?)|(subject|assunto)|(?:cc|cco|bcc|reply-to|responder para|anexos?|attachments?)):\s*(.*)$/iu;
/** "On Mon, Nov 3, 2025, Ann Lee wrote:": what follows is quoted from before. */
const QUOTES = /^(?:on|em)\s.{6,120}\s(?:wrote|escreveu):?$/iu;
const SIGNS =
	/^(?:att|atte|atenciosamente|abs|abra[çc]os?|um abraço|bjs?|beijos|obrigad[oa]|grat[oa]|cordialmente|best|best regards|kind regards|regards|cheers|thanks|thank you|many thanks|sincerely|yours)(?:\s(?:again|de novo|a todos|all))?[.,!]*(?:\s|$)/iu;
const SENT_FROM = /^(?:enviado d[eo] |sent from my |get outlook)/iu;
const GREETS =
	/(?<!\p{L})(?:bom dia|boa tarde|boa noite|ol[áa]|oi|prezad[oa]s?|car[oa]s?|hi|hello|hey|dear|good (?:morning|afternoon|evening))(?!\p{L})/iu;
/** Words of a greeting, and of a line of a signature. */
const MOST_GREETING = 6;
const MOST_SIGNED = 14;

interface Head {
	from: string;
	to: string;
	date: string;
	fields: number;
}

/**
 * A thread of messages as it can be read: each headed by who writes to whom and when, in one sentence, and without
 * greeting, signature and what its program adds.
 */
export function withMails(blocks: readonly Block[], language: Language): Mails {
	const told: Block[] = [];
	const starts: number[] = [];
	let writer: string | null = null;
	let place: 'opening' | 'body' | 'end' = 'body';
	for (let index = 0; index < blocks.length; index++) {
		const block = blocks[index];
		if (!block) break;
		const head = headAt(blocks, index);
		if (head) {
			const last = blocks[index + head.blocks - 1] ?? block;
			told.push(headed(block, last.end, head, language));
			starts.push(block.start);
			writer = head.from;
			place = 'opening';
			index += head.blocks - 1;
			continue;
		}
		if (writer === null) {
			told.push(block);
			continue;
		}
		const text = block.kind === 'paragraph' ? textOf(block) : '';
		if (text !== '' && isEnd(text, writer)) place = 'end';
		if (QUOTES.test(text) && blocks[index + 1]?.kind === 'quote') index++;
		else if (place === 'opening' && text !== '' && isGreeting(text)) place = 'body';
		else if (place !== 'end' || countWords(text) > MOST_SIGNED || block.kind !== 'paragraph') {
			told.push(block);
			place = 'body';
		}
	}
	return { blocks: told, starts };
}

const textOf = ({ sentences }: Paragraph): string => sentences.map(({ text }) => text).join(' ');

/** The head of a message at a block, over as many blocks as it takes; null where none begins. */
function headAt(blocks: readonly Block[], index: number): (Head & { blocks: number }) | null {
	const head: Head & { blocks: number } = { from: '', to: '', date: '', fields: 0, blocks: 0 };
	for (const block of blocks.slice(index)) {
		const lines = block.kind === 'paragraph' ? block.sentences.map(({ text }) => FIELD.exec(text)) : [];
		if (lines.length === 0 || lines.some((line) => line === null)) break;
		for (const line of lines) {
			const value = line?.[5]?.trim() ?? '';
			if (line?.[1]) head.from = head.from || nameOf(value);
			if (line?.[2]) head.to = head.to || nameOf(value);
			if (line?.[3]) head.date = head.date || value;
			head.fields++;
		}
		head.blocks++;
	}
	return head.from !== '' && head.fields > 1 ? head : null;
}

/** "Ann Lee <ann@x.org>" -> "Ann Lee"; nothing of a bare address. */
function nameOf(value: string): string {
	return value
		.replace(/[<([]?\S{1,64}@\S{1,200}/g, '')
		.replace(/["'<>]/g, '')
		.replace(/[\s;,]+$/, '')
		.trim();
}

function headed(first: Block, end: number, { from, to, date }: Head, language: Language): Paragraph {
	const pack = PACKS[language].mail;
	const day = dateIn(date, language);
	const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
	const when = day ? `, ${new Intl.DateTimeFormat(language, format).format(day)}` : '';
	const whom = to === '' ? '' : pack.to.replace('{x}', () => to);
	const sentence: Sentence = {
		start: first.start,
		end,
		text: `${pack.from.replace('{x}', () => from)}${whom}${when}.`,
	};
	return { kind: 'paragraph', start: first.start, end, sentences: [sentence] };
}

function isGreeting(text: string): boolean {
	return countWords(text) <= MOST_GREETING && (/[,:]$/.test(text) || GREETS.test(text));
}

/** "Abs, Rafael", or the writer's name alone. */
function isEnd(text: string, writer: string): boolean {
	if (countWords(text) > MOST_SIGNED) return false;
	if (SIGNS.test(text) || SENT_FROM.test(text)) return true;
	const names = new Set(fold(writer).split(/\s+/));
	const words = fold(text)
		.split(/[\s.,]+/)
		.filter(Boolean);
	return words.length > 0 && words.every((word) => names.has(word));
}
