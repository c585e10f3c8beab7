/** Sounds that some voices make where they are told to. */
export const SPEECH_TAGS = ['laugh', 'sigh', 'short pause', 'long pause'] as const;

/** A sound within a line. */
export interface SpeechTag {
	/** Characters of the line's text before it. */
	at: number;
	tag: (typeof SPEECH_TAGS)[number];
}

const TAG = new RegExp(` ?<(${SPEECH_TAGS.join('|')})> ?`, 'g');

/** A text with its sounds told apart: nobody but a voice that knows them is to read them. */
export function withoutTags(text: string): { text: string; tags: SpeechTag[] } {
	const tags: SpeechTag[] = [];
	let plain = '';
	let from = 0;
	for (const match of text.matchAll(TAG)) {
		plain += text.slice(from, match.index);
		if (match[0].startsWith(' ') || match[0].endsWith(' ')) plain += plain === '' || /\s$/.test(plain) ? '' : ' ';
		tags.push({ at: plain.length, tag: match[1] as SpeechTag['tag'] });
		from = match.index + match[0].length;
	}
	plain += text.slice(from);
	const end = plain.trimEnd();
	return { text: end, tags: tags.map(({ at, tag }) => ({ at: Math.min(at, end.length), tag })) };
}

/** The text with its sounds where they belong, for a voice that knows them. */
export function withTags(text: string, tags: readonly SpeechTag[]): string {
	let tagged = '';
	let from = 0;
	for (const { at, tag } of tags) {
		tagged += `${text.slice(from, at)}${/\S$/.test(tagged + text.slice(from, at)) ? ' ' : ''}<${tag}> `;
		from = at;
	}
	return `${tagged}${text.slice(from).trimStart() === '' ? '' : text.slice(from)}`.trim().replace(/> {2,}/g, '> ');
}
