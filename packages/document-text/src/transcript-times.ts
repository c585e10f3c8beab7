/** What takes the room of what is not read: nothing, for whoever reads the text on. */
const NOTHING = '\u200B';

const HALF = String.raw`(?:[ \u202F]?[AaPp]\.?[Mm]\.?)?`;
const TIME = String.raw`[([]?\d{1,12}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?!\d)${HALF}[)\]]?`;
const DAY = String.raw`(?:(?:[Tt]oday|[Yy]esterday|[Hh]oje|[Oo]ntem)(?: at| às)? |\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? )`;
const NAME = String.raw`\*{0,2}\p{Lu}[\p{L}\d.'’-]{0,30}(?: (?:(?:d[aeo]s?|e|v[ao]n) )?[\p{Lu}\d][\p{L}\d.'’-]{0,30}){0,3}:?\*{0,2}`;
/** "Tom Ashe 00:12:33: Let me see", "Ann — Today at 10:30 AM" with the words in the line below. */
const BEHIND = new RegExp(
	String.raw`^(?<name>${NAME})(?<time>[ \t]+(?:[–—-][ \t]*)?(?:${DAY})?${TIME}[ \t]*(?::[ \t]*|\n))(?=\S)`,
	'gmu',
);
/** "[00:12:33] Tom Ashe: Let me see", or the words in the line below. */
const BEFORE = new RegExp(
	String.raw`^(?<time>${TIME}[ \t]*(?:[–—-][ \t]*)?)(?<name>${NAME})(?<below>:(?=[ \t*])|\n)(?=[^\n])`,
	'gmu',
);
/** "12/05/2024 10:30 - Ana: Oi", as messengers write a chat that is exported, and what they say themselves in one. */
const STAMP = String.raw`^(?<time>\u200E?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?[ \t]+${TIME}\]?[ \t]*(?:[–—-][ \t]*)?)`;
const CHAT = new RegExp(String.raw`${STAMP}(?<name>[^:\n]{1,40}:)(?=[ \t])`, 'gmu');
const NOTICE = new RegExp(String.raw`${STAMP}[^\n]*`, 'gmu');
/** A message of which only "<Media omitted>" or "imagem ocultada" is left. */
const LEFT_OUT =
	/^[^:\n]{1,40}:[ \t]*\u200E?(?:<[^<>\n]{3,40}>|(?:imagem|v[íi]deo|[áa]udio|figurinha|gif|documento|image|video|audio|sticker|document)\s(?:ocultad|omitid|omitted)[^\n]{0,3}|(?:mensagem apagada|this message was deleted)[^\n]{0,3})[ \t]*$/gimu;
/**
 * "[00:00.000 --> 00:04.000] Let me see", in subtitles with a number above and in lines of their own; "0:04" in a line of
 * its own; "[00:04] Let me see".
 */
const ALONE = [
	String.raw`(?:(?<=\n)\n|^)(?:\d{1,5}\n)?${TIME}[ \t]*-->[ \t]*${TIME}[ \t]*\n?`,
	String.raw`^${TIME}[ \t]*\n(?=[^\n]*\p{L})`,
	String.raw`^[([]\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[)\]][ \t]+(?=[^\n]*\p{L})`,
].map((pattern) => new RegExp(pattern, 'gmu'));

/** The first line of a file of subtitles (W3C, "WebVTT", 4.1). */
const SUBTITLES = /^WEBVTT[^\n]{0,100}\n/;

/** Turns of which so many make a transcript, and the share of them that are of different people at most. */
const LEAST_TURNS = 3;
const LEAST_ALONE = 5;
const MOST_NAMES = 0.7;

const nothing = (text: string): string => NOTHING.repeat(text.length);

/**
 * A transcript of what was said, as long as it is, without the times that stand beside who speaks, as programs for calls
 * and for subtitles write them; any other text as it is.
 */
export function withoutTimes(text: string): string {
	if (!/\d:\d{2}/.test(text)) return text;
	for (const turns of [CHAT, BEHIND, BEFORE]) {
		if (!isTranscript([...text.matchAll(turns)].map(({ groups }) => groups as unknown as Turn))) continue;
		const said = text.replace(turns, (...match) => {
			const { name, time, below } = match.at(-1) as Turn;
			if (turns === CHAT) return `\n${nothing(time.slice(1))}${name}`;
			const mark = `${/:\**$/.test(name) ? '' : ':'}${below === ':' ? '' : ' '}`;
			const rest = NOTHING.repeat(match[0].length - name.length - mark.length - 1);
			return turns === BEFORE ? `\n${rest}${name}${mark}` : `\n${name}${mark}${rest}`;
		});
		return turns === CHAT ? said.replace(NOTICE, nothing).replace(LEFT_OUT, nothing) : said;
	}
	const alone = ALONE.find((times) => (text.match(times)?.length ?? 0) >= LEAST_ALONE);
	return alone ? text.replace(alone, nothing).replace(SUBTITLES, nothing) : text;
}

interface Turn {
	name: string;
	time: string;
	/** What stands between the name and the words, where the time stands before it. */
	below?: string;
}

/** What no verse has, which is numbered as times are: "João 3:16". */
const CLOCK = /(?<!\d)0\d?:\d|\d:\d{2}:\d{2}|\d{5,}:|\d\s?[ap]\.?m|\[\d/iu;

/** Whether several people speak, most of them more than once, at times of a clock. */
function isTranscript(turns: readonly Turn[]): boolean {
	const names = new Set(turns.map(({ name }) => name.replace(/[*:]/g, '')));
	const areTimes = turns.some(({ time }) => CLOCK.test(time) || /\d[/.-]\d/.test(time));
	return turns.length >= LEAST_TURNS && names.size <= turns.length * MOST_NAMES && areTimes;
}
