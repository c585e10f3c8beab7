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

/** Longest name to save under, in UTF-16 code units. */
const LONGEST_DOWNLOAD = 240;
/** Names of devices under Windows, whatever extension they have. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/**
 * A file name to save under, made of any title: one line of at most 240 UTF-16 code units with its extension kept,
 * without control characters, direction overrides, path separators and dots at its end, and never a device of Windows.
 * Other characters stay: a title that is a whole sentence stays one.
 */
export function downloadFilename(title: string): string {
	const separated = title.toWellFormed().replace(/\s+/g, ' ').replace(/[/\\]/g, '-');
	const shown = separated
		.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')
		.replace(/[. ]+$/, '')
		.trim();
	const extension = /\.[a-z0-9]{1,10}$/i.exec(shown)?.[0] ?? '';
	const name = shortened(shown.slice(0, shown.length - extension.length), LONGEST_DOWNLOAD - extension.length).trim();
	return (name || NAMELESS).replace(DEVICE, '_$&') + extension;
}

/** No half of a surrogate pair is left at the end. */
const shortened = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
