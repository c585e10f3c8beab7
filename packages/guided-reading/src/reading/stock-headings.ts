import { fold } from '@nexus/language/words';

/** What any document of its kind has: "Métodos", "Ingredientes", "Results". It tells nothing of this one. */
const STOCK_HEADING =
	/^(?:amostra|an[aá]lis[ei]s?|anexos?|agradecimentos|dados|medidas|participantes|conclus(?:ao|oes)|dicas|discussao|encaminhamentos|ingredientes|introducao|legado|materiais(?: e metodos)?|metodos?|metodologia|modo de (?:preparo|fazer)|observacoes|objetivos?|perguntas(?: e respostas| frequentes)?|questions|pre-requisitos|problemas comuns|proximos passos|referencias|resultados?(?: e discussao)?|resumo|roteiro|sumario|abstract|assistencia(?: tecnica)?|contatos?|suporte|support|contact|exercicios|exercises|adicionad[oa]s?|alterad[oa]s?|corrigid[oa]s?|removid[oa]s?|instalacao|uso|configuracao|funcionalidades|licenca|contribuindo|configuration|contributing|faq|features|getting started|installation|license|quick start|security|seguranca|usage|acknowledgements?|added|data|measure(?:s|ments)|participants|sample|appendix|breaking changes|changed|changelog|conclusions?|discussion|fixe[ds]|highlights|ingredients|instructions|introduction|known issues|materials(?: and methods)?|methods?|next steps|notes|overview|prerequisites|references|removed|results?|summary|tips|upgrade notes)$/;

export function isStockHeading(heading: string): boolean {
	return STOCK_HEADING.test(fold(heading));
}

/** "Fixed", "Corrigidos": one word that says of what stands under it how it is. */
export function isAttribute(heading: string): boolean {
	return /^(?:adicionad|alterad|atualizad|conclu[íi]d|corrigid|descontinuad|lançad|melhorad|modificad|mudad|nov|obsolet|planejad|previst|removid|resolvid)[oa]s?$|^(?:\p{L}{2,}[^e\P{L}]ed|new|known|pending|ongoing|upcoming|security)$/iu.test(
		heading,
	);
}
