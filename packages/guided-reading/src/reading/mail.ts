import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { dateIn } from '@nexus/language/dates';
import { countWords, fold } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** A message of a thread: who writes to whom and when, in words, and where it stands. */
export interface Message extends Span {
	head: string;
	from: string;
	/** Minutes since 1970; null where its head tells none. */
	sent: number | null;
	/** It is quoted by the one above it. */
	isQuoted: boolean;
}

interface Thread {
	/** As long as the text: heads, greetings, signatures, marks of quoting and what programs add are blanked. */
	text: string;
	messages: Message[];
}

const FIELD =
	/^(?:(from|de)|(to|para)|(date|sent|data|enviad[oa](?:\sem)?)|(?:subject|assunto|cc|cco|bcc|reply-to|responder para|anexos?|attachments?)):\s*(.*)$/iu;
const QUOTED = /^(?:[ \t]?>)+[ \t]?/;
/** "On Mon, Nov 3, 2025, Ann Lee <ann@x.org> wrote:": group 1 ends with the name. */
const QUOTES = /^(?:on|em)\s(.{6,160})\s(?:wrote|escreveu):?$/iu;
const SEPARATOR = /^[-_= ]{2,}(?:[\p{L} ]{6,40}[-_ ]{2,})?$/u;
const SIGNS =
	/^(?:atte?|atenciosamente|abs|abra[çc]os?|um abraço|bjs?|beijos|obrigad[oa]|grat[oa]|cordialmente|best|all the best|best wishes|(?:best |kind |warm )?regards|cheers|thanks|thank you|many thanks|sincerely|yours)(?:\s(?:again|a todos|to all|all|truly|desde já))?(?:,\s\p{Lu}\.)?[.,!]*$/iu;
const ADDED =
	/^(?:enviado d[eo] |sent from my |get outlook|--\s?$|confidential|aviso (?:legal|de confidencialidade)|(?:esta mensagem|este e-?mail|this (?:e-?mail|message)) (?:e seus anexos |and any \p{L}+ )?(?:pode|contém|é|são|may|contains|is|are)\s)/iu;
const POSTSCRIPT = /^p\.?\s?s\.?[:.,]?\s/iu;
const GREETS =
	/(?<!\p{L})(?:bom dia|boa tarde|boa noite|ol[áa]|oi|prezad[oa]s?|car[oa]s?|pessoal|hi|hello|hey|dear|good (?:morning|afternoon|evening))(?!\p{L})/iu;
/** Words of a greeting. */
const MOST_GREETING = 6;

interface Line extends Span {
	/** Without the marks of quoting and of bold letters. */
	text: string;
	isQuoted: boolean;
}

interface Head {
	from: string;
	to: string;
	date: string;
	lines: number;
	isQuoted: boolean;
}

/** A notice with "De:" and "Para:" in its head has headings, a message seldom more than two. */
const MARKED_HEADING = /^(?:#{1,6}\s\S|\S[^\n]{2,80}\n[-=]{4,}[ \t]*$)/gmu;
const LEAST_HEADINGS = 3;

/** The messages of a thread and their words alone; null for any other document. */
export function threadOf(text: string, start: number, language: Language): Thread | null {
	if ((text.match(MARKED_HEADING)?.length ?? 0) >= LEAST_HEADINGS) return null;
	const lines = linesOf(text);
	// Where each letter has a head of its own, what one quotes of another was heard.
	const own = lines.filter(({ isQuoted }, index) => !isQuoted && headAt(lines, index, false)).length;
	const first = lines.find((_line, index) => headAt(lines, index, false));
	// A text that quotes a message is none.
	if (start === 0 && own < 2 && (first?.start ?? 0) > MOST_ABOVE) return null;
	const heard = own > (start === 0 ? 1 : 0) ? heardIn(lines) : new Set<Line>();
	const messages: Message[] = [];
	// A part may begin within a letter.
	const opening = lines.findIndex(({ text: words }) => words !== '');
	if (start > 0 && own > 0 && !headAt(lines, opening, true))
		messages.push({ head: '', from: '', sent: null, isQuoted: false, start, end: start + text.length });
	let told = '';
	let place: 'opening' | 'body' | 'end' = 'body';
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index] as Line;
		const before = messages.at(-1);
		if (heard.has(line)) {
			told += blank(text.slice(line.start, line.end + 1));
			continue;
		}
		const head = headAt(lines, index, before !== undefined);
		if (head) {
			index += head.lines - 1;
			told += blank(text.slice(line.start, (lines[index]?.end ?? line.end) + 1));
			if (before) before.end = start + line.start;
			messages.push({ ...headed(head, language), start: start + line.start, end: start + text.length });
			place = 'opening';
			continue;
		}
		const written = text.slice(line.start, line.end + 1);
		const isTold = !before || line.text === '' || isWords(line.text, before.from, index);
		told += isTold ? written.replace(QUOTED, blank) : blank(written);
	}
	return messages.length > 0 ? { text: told, messages } : null;

	/** Whether no more than so many lines of a message stand below one of them. */
	function isNearEnd(at: number, most: number): boolean {
		let below = 0;
		for (let index = at + 1; index < lines.length && below <= most; index++) {
			const line = lines[index] as Line;
			if (line.text === '') continue;
			if (line.isQuoted || headAt(lines, index, true)) break;
			below++;
		}
		return below <= most;
	}

	function isWords(words: string, writer: string, at: number): boolean {
		const isOpening = place === 'opening';
		if (isOpening || POSTSCRIPT.test(words)) place = 'body';
		const isSigned = !isOpening && isNameOf(words, writer);
		const most = THANKS.test(words) ? MOST_BELOW_THANKS : MOST_BELOW;
		if (ADDED.test(words) || ((isSigned || SIGNS.test(words)) && isNearEnd(at, most))) place = 'end';
		return place === 'body' && !SEPARATOR.test(words) && !(isOpening && isGreeting(words));
	}
}

/** Characters of a note above a message that is passed on, at most. */
const MOST_ABOVE = 600;

/** Lines below what signs a letter, at most: a letterhead has its writer's name, too, and thanks may open a letter. */
const MOST_BELOW = 20;
const MOST_BELOW_THANKS = 4;
const THANKS = /^(?:many )?thank|^obrigad|^grat[oa]/iu;

/** Share of a quotation's lines that stand elsewhere in a thread, where it quotes a letter of it. */
const HEARD = 0.5;

/** Lines of a thread that quote another letter of it. */
function heardIn(lines: readonly Line[]): Set<Line> {
	const own = lines.flatMap(({ text, isQuoted }) => (isQuoted ? [] : text)).join(' ');
	const heard = new Set<Line>();
	let quoted: Line[] = [];
	for (const line of [...lines, undefined]) {
		if (line?.isQuoted) quoted.push(line);
		if (line?.isQuoted || line?.text === '') continue;
		const written = quoted.filter(({ text }) => text !== '');
		const known = written.filter(({ text }) => own.includes(text));
		if (known.length > 0 && known.length >= written.length * HEARD) {
			for (const each of quoted) heard.add(each);
		}
		quoted = [];
	}
	return heard;
}

/** The same messages with the first one first, where the newest stands above what it answers. */
export function firstToLast<Item extends { message?: Message }>(messages: readonly Item[]): Item[] {
	const sent = messages.flatMap(({ message }) => message?.sent ?? []);
	const direction = sent
		.slice(1)
		.reduce((sum, minutes, index) => sum + Math.sign(minutes - (sent[index] ?? minutes)), 0);
	const isNewestFirst = direction < 0 || (direction === 0 && messages.some(({ message }) => message?.isQuoted));
	return isNewestFirst ? messages.toReversed() : [...messages];
}

function linesOf(text: string): Line[] {
	let at = 0;
	return text.split('\n').map((line) => {
		const start = at;
		at += line.length + 1;
		const said = line.replace(QUOTED, '').replace(/[*_]{2}/g, '');
		return { start, end: start + line.length, text: said.trim(), isQuoted: QUOTED.test(line) };
	});
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Lines of a message's head at most. */
const MOST_FIELDS = 12;

/** The head of a message at a line, over as many lines as it takes; null where none begins. */
function headAt(lines: readonly Line[], index: number, isThread: boolean): Head | null {
	const head: Head = { from: '', to: '', date: '', lines: 0, isQuoted: false };
	for (const { text } of lines.slice(index, index + MOST_FIELDS)) {
		const [found, from, to, date, value = ''] = FIELD.exec(text) ?? [];
		if (found === undefined) break;
		if (from) head.from ||= nameOf(value);
		if (to) head.to ||= nameOf(value);
		if (date) head.date ||= value;
		head.lines++;
	}
	if (head.from !== '' && head.lines > 1) return head;
	if (!isThread) return null;
	const [line = '', next = ''] = lines.slice(index, index + 2).map(({ text }) => text);
	for (const [more, said] of [line, `${line} ${next}`].entries()) {
		const date = QUOTES.exec(said)?.[1] ?? '';
		const from = nameOf(date).replace(/^.*\d(?:\s?[ap]\.?m\.?(?!\p{L}))?[,\s]*/iu, '');
		if (from !== '') return { from, to: '', date, lines: more + 1, isQuoted: true };
	}
	return null;
}

/** "Ann Lee <ann@x.org>; Board" -> "Ann Lee, Board"; nothing of a bare address. */
function nameOf(value: string): string {
	return value
		.replace(/[<([]?\S{1,64}@[^\s,;]{1,200}/g, '')
		.replace(/["'<>]/g, '')
		.replace(/\s*;\s*/g, ', ')
		.replace(/[\s,]+$/, '')
		.trim();
}

/** "Ann Lee, Bob Ray" -> "Ann Lee and Bob Ray"; "Lee, Ann" is one name. */
function listed(names: string, language: Language): string {
	const each = names.split(/\s*,\s*/);
	return each.every((name) => name.includes(' ')) ? new Intl.ListFormat(language).format(each) : names;
}

function headed({ from, to, date, isQuoted }: Head, language: Language): Omit<Message, 'start' | 'end'> {
	const pack = languagePack(language).mail;
	const day = dateIn(date, language);
	const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
	const when = day ? pack.on.replace('{x}', new Intl.DateTimeFormat(language, format).format(day)) : '';
	const whom = to === '' ? '' : pack.to.replace('{x}', () => listed(to, language));
	const [, hour, minute, half = ''] = /(\d{1,2})[:h](\d\d)(?:\s?([ap])\.?m)?/iu.exec(date) ?? [];
	const minutes = (Number(hour ?? 0) % (half ? 12 : 24)) * 60 + Number(minute ?? 0) + (/p/i.test(half) ? 720 : 0);
	const head = `${pack.from.replace('{x}', () => from)}${whom}${when}`;
	return { head, from, sent: day && day.getTime() / 60_000 + minutes, isQuoted };
}

function isGreeting(text: string): boolean {
	const words = countWords(text);
	return words <= MOST_GREETING && (/[,:]$/.test(text) || GREETS.test(text) || (words < 3 && !/[.!?]$/.test(text)));
}

/** The writer's name alone. */
function isNameOf(text: string, writer: string): boolean {
	const words = fold(text).match(/[^\s.,]+/g) ?? [];
	return words.length > 0 && words.every((word) => fold(writer).split(/\s+/).includes(word));
}
