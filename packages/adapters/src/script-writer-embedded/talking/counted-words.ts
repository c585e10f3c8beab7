import type { Language } from '@nexus/contract';
import type { Stock } from '../stock/index.ts';

/** "inglês", "English": a language's name in another. */
export function languageName(tag: string, stock: Stock): string {
	return stock.languages[tag.slice(0, 2).toLowerCase()] ?? stock.otherLanguage;
}

export const COUNTED: Record<Language, { section: [string, string]; minute: [string, string] }> = {
	'pt-BR': { section: ['uma seção', '{n} seções'], minute: ['um minuto', '{n} minutos'] },
	'en-US': { section: ['one section', '{n} sections'], minute: ['one minute', '{n} minutes'] },
};
