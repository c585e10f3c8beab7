import type { ImportWarning } from '@nexus/contract';
import type { Page } from './types.ts';

/** Pages named one by one; of more, only their number is told. */
const NAMED = 12;
/** A page with this share of letters that stand for nothing cannot be read. */
const UNREADABLE = 0.1;

export function warningsOf(pages: readonly Page[], contentsLines: number): ImportWarning[] {
	const warnings: ImportWarning[] = [];
	const images = pages.filter(({ isImage }) => isImage).map(({ number }) => number);
	if (images.length > 0) warnings.push({ code: 'image_pages', count: images.length, pages: images.slice(0, NAMED) });
	const garbled = pages.filter(isGarbled).map(({ number }) => number);
	if (garbled.length > 0)
		warnings.push({ code: 'garbled_pages', count: garbled.length, pages: garbled.slice(0, NAMED) });
	if (contentsLines > 0) warnings.push({ code: 'contents_removed', count: contentsLines, pages: [] });
	return warnings;
}

function isGarbled({ segments }: Page): boolean {
	const text = segments.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
	const strange = text.match(/[\uFFFD\uE000-\uF8FF]/g)?.length ?? 0;
	return strange > text.length * UNREADABLE;
}
