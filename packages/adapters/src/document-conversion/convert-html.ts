import type { ImportWarning } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import { HTML_MAX } from './limits.ts';

export interface ConvertedHtml {
	markdown: string;
	title: string | null;
	author: string | null;
	date: string | null;
	warnings: ImportWarning[];
}

/** Of a page from the web: fewer words mean that something went missing. */
const FEW_WORDS = 60;
const NEEDS_BROWSER =
	/enable javascript|javascript (?:is )?(?:required|disabled)|ative o javascript|habilite o javascript|just a moment|checking your browser|verify you are human|verifique se você é humano|cf-chl|captcha/i;
const NEEDS_LOGIN =
	/(?:faça (?:o )?login|entre na sua conta|sign in to continue|log in to continue|please (?:log|sign) in)/i;

/**
 * The main content of a page, or the whole of an HTML file, as Markdown. Nothing is fetched for it.
 * @param url where the page came from; null for a file
 * @throws NexusError import_too_complex, import_empty, web_needs_browser, web_needs_login
 */
export async function convertHtml(html: string, url: string | null): Promise<ConvertedHtml> {
	if (html.length > HTML_MAX) throw new NexusError('import_too_complex');
	const { document } = parseHTML(html);
	const isFile = url === null;
	// A table's first row is often of the class `header`, which elsewhere is what stands above the content.
	const hasPassword = document.querySelector('input[type=password]') !== null;
	for (const part of document.querySelectorAll('thead, tr, th, td')) part.removeAttribute('class');
	const read = await Defuddle(document as unknown as Document, url ?? 'https://arquivo.invalid/', {
		markdown: true,
		useAsync: false,
		removeImages: true,
		removeContentPatterns: false,
		removePartialSelectors: !isFile,
		removeLowScoring: !isFile,
		includeReplies: false,
		fetch: () => Promise.reject(new Error('conversion has no network')),
	});
	const words = read.content.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
	if (words < FEW_WORDS && url !== null) {
		const { hostname } = new URL(url);
		if (hasPassword || NEEDS_LOGIN.test(html)) {
			throw new NexusError('web_needs_login', { host: hostname });
		}
		const scripts = html.match(/<script/gi)?.length ?? 0;
		if (NEEDS_BROWSER.test(html) || (words < FEW_WORDS / 4 && scripts > 0)) throw new NexusError('web_needs_browser');
	}
	if (words === 0) throw new NexusError('import_empty');
	return {
		markdown: read.content,
		title: read.title || null,
		author: read.author || null,
		date: /^\d{4}-\d{2}-\d{2}/.exec(read.published)?.[0] ?? (read.published || null),
		warnings: words < FEW_WORDS && !isFile ? [{ code: 'little_text', count: words, pages: [] }] : [],
	};
}
