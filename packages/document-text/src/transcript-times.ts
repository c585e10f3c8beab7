/** What takes the room of what is not read: nothing, for whoever reads the text on. */
const NOTHING = '\u200B';

const TIME = String.raw`[([]?\d{1,12}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[)\]]?`;
const NAME = String.raw`\*{0,2}\p{Lu}[\p{L}\d.'’-]{0,30}(?: (?:(?:d[aeo]s?|e|v[ao]n) )?[\p{Lu}\d][\p{L}\d.'’-]{0,30}){0,3}:?\*{0,2}`;
/** "Tom Ashe 00:12:33: Let me see", or the words in the line below. */
const BEHIND = new RegExp(String.raw`^(?<name>${NAME})(?<time>[ \t]+${TIME}[ \t]*:?[ \t]*\n?)(?=\S)`, 'gmu');
/** "[00:12:33] Tom Ashe: Let me see". */
const BEFORE = new RegExp(String.raw`^(?<time>${TIME}[ \t]*(?:[–—-][ \t]*)?)(?<name>${NAME}:)(?=[ \t*])`, 'gmu');
/** "12/05/2024 10:30 - Ana: Oi", as messengers write a chat that is exported, and what they say themselves in one. */
const STAMP = String.raw`^(?<time>\u200E?\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?[ \t]+${TIME}(?:[ \u202F][AaPp]\.?[Mm]\.?)?\]?[ \t]*(?:[–—-][ \t]*)?)`;
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
		const names = [...text.matchAll(turns)].map(({ groups }) => (groups?.name ?? '').replace(/[*:]/g, ''));
		if (names.length < LEAST_TURNS || new Set(names).size > names.length * MOST_NAMES) continue;
		const said = text.replace(turns, (...match) => {
			const { name, time } = match.at(-1) as { name: string; time: string };
			if (turns !== BEHIND) return `\n${NOTHING.repeat(time.length - 1)}${name}`;
			const mark = /:\**$/.test(name) ? NOTHING : ':';
			return `\n${name}${mark} ${NOTHING.repeat(time.length - 3)}`;
		});
		return turns === CHAT ? said.replace(NOTICE, nothing).replace(LEFT_OUT, nothing) : said;
	}
	const alone = ALONE.find((times) => (text.match(times)?.length ?? 0) >= LEAST_ALONE);
	return alone ? text.replace(alone, nothing).replace(SUBTITLES, nothing) : text;
}
