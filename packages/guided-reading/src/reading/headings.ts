import type { Language } from '@nexus/contract';
import { plainHeading, spokenHeading } from '@nexus/core/planning';
import { signsInWords } from '@nexus/language/sayable';
import { fold, soundKey } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import type { ReadSection, Unit } from './unit.ts';

const VERSION =
	/^(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?(?:[\s([-]+(yanked|withdrawn|retirada|cancelada)[\])]?)?$/iu;

export const isVersion = (heading: string | null): boolean => VERSION.test(heading ?? '');

/** What any document of its kind has: "Métodos", "Ingredientes", "Results". It tells nothing of this one. */
const STOCK_HEADING =
	/^(?:amostra|an[aá]lis[ei]s?|anexos?|agradecimentos|dados|medidas|participantes|conclus(?:ao|oes)|dicas|discussao|encaminhamentos|ingredientes|introducao|legado|materiais(?: e metodos)?|metodos?|metodologia|modo de (?:preparo|fazer)|observacoes|objetivos?|perguntas(?: e respostas| frequentes)?|questions|pre-requisitos|problemas comuns|proximos passos|referencias|resultados?(?: e discussao)?|resumo|roteiro|sumario|abstract|assistencia(?: tecnica)?|contatos?|suporte|support|contact|exercicios|exercises|adicionad[oa]s?|alterad[oa]s?|corrigid[oa]s?|removid[oa]s?|instalacao|uso|configuracao|funcionalidades|licenca|contribuindo|configuration|contributing|faq|features|getting started|installation|license|quick start|security|seguranca|usage|acknowledgements?|added|data|measure(?:s|ments)|participants|sample|appendix|breaking changes|changed|changelog|conclusions?|discussion|fixe[ds]|highlights|ingredients|instructions|introduction|known issues|materials(?: and methods)?|methods?|next steps|notes|overview|prerequisites|references|removed|results?|summary|tips|upgrade notes)$/;

export function isStockHeading(heading: string): boolean {
	return STOCK_HEADING.test(fold(heading));
}

/** "1.2.0 - 2026-03-01" says little by itself; "(per slice)" stays. */
export function nameOf(heading: string | null, known: string, language: Language): string {
	if (heading === null) return '';
	const version = VERSION.exec(heading);
	if (version) {
		const { version: name, withdrawn } = languagePack(language);
		const state = version[3] ? withdrawn : '';
		return [name.replace('{x}', version[1] ?? ''), version[2] ?? '', state].filter(Boolean).join(', ');
	}
	const of = /\s\([^()]{2,80}\)$/u.exec(heading)?.[0] ?? '';
	const said = signsInWords(heading.slice(0, heading.length - of.length), language);
	return spokenHeading(said, known).kind === 'none' ? '' : `${plainHeading(said, known)}${of}`;
}

/** Words of a document's opening that tells by itself what it is. */
const PROSE = 60;
const OPENS = /^(?:abstract|resumo|summary)$/iu;

/** Whether a heading is said above what is read: not where that begins with it, or where it opens the document. */
export function isNeeded(heading: string, { section, units }: ReadSection, told: readonly Unit[]): boolean {
	const [first] = told;
	const opening = first?.pieces[0]?.text ?? '';
	if (!first || soundKey(opening).startsWith(soundKey(heading))) return false;
	if (first.asks && isStockHeading(heading)) return false;
	const isProse = [first, ...units].every(({ form }) => form !== 'list' && form !== 'table');
	const isLong = units.reduce((sum, { words }) => sum + words, 0) >= PROSE;
	return !(isProse && isLong) || !(spokenHeading(section.heading).kind === 'opening' || OPENS.test(heading));
}
