const LONGEST = 200;

/**
 * A file name fit to be kept and shown: the last part of a path, without control characters, direction overrides or
 * the characters that file systems refuse; at most 200 characters with its extension kept.
 */
export function cleanFilename(filename: string): string {
	const last = filename.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
	const clean = last
		.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
		.replace(/[<>:"|?*]/g, '')
		.trim();
	if (clean.length <= LONGEST) return clean || 'documento';
	const dot = clean.lastIndexOf('.');
	const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
	return clean.slice(0, LONGEST - extension.length) + extension;
}
