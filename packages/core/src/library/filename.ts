const LONGEST = 200;
const SEPARATOR = /[/\\]|%(?:25)*(?:2f|5c)/iu;
const NAMELESS = 'documento';

/**
 * A file name fit to be kept and shown: the last part of a path, also of one that is percent-encoded any number of
 * times, without control characters, direction overrides or the characters that file systems refuse; at most 200
 * UTF-16 code units with its extension kept. What has no name but its extension is called `documento`.
 */
export function cleanFilename(filename: string): string {
	const last = filename.normalize('NFC').split(SEPARATOR).at(-1) ?? '';
	const clean = last
		.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
		.replace(/[<>:"|?*]/g, '')
		.trim();
	const extension = /\.\w{1,10}$/.exec(clean)?.[0] ?? '';
	const name = clean.slice(0, clean.length - extension.length).trim();
	if (/^\.*$/.test(name)) return NAMELESS + extension;
	return shortened(name, LONGEST - extension.length) + extension;
}

/**
 * A file name to save under, made of any title: on one line, without control characters, direction overrides and path
 * separators. A whole sentence stays one.
 */
export function downloadFilename(title: string): string {
	const shown = title.toWellFormed().replace(/\s+/g, ' ').replace(/[/\\]/g, '-');
	return shown.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '').trim();
}

/** No half of a surrogate pair is left at the end. */
const shortened = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
