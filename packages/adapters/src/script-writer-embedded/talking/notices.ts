import type { Language } from '@nexus/contract';
import type { EpisodeOutline } from '@nexus/core/ports';
import type { Stock } from '../stock/index.ts';
import { fill } from './fill.ts';

/** "inglês", "English": a language's name in another. */
export function languageName(tag: string, stock: Stock): string {
	return stock.languages[tag.slice(0, 2).toLowerCase()] ?? stock.otherLanguage;
}

/** The honest line before an episode in another language than the one that was chosen. */
export function notice(outline: EpisodeOutline, stock: Stock): string {
	const language = languageName(outline.sourceLanguage ?? '', stock);
	return fill(stock.notice.any?.[0] ?? '', { values: { language } });
}

export const COUNTED: Record<Language, { section: [string, string]; minute: [string, string] }> = {
	'pt-BR': { section: ['uma seção', '{n} seções'], minute: ['um minuto', '{n} minutos'] },
	'en-US': { section: ['one section', '{n} sections'], minute: ['one minute', '{n} minutes'] },
};
