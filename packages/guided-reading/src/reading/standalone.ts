import type { Language } from '@nexus/contract';
import { contentStems, fold } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { isDefinite, leansOnPrevious, pointsElsewhere, speaksOfSomebody } from './openings.ts';

/** What a document says of itself is not what it is about. */
const ABOUT_ITSELF =
	/\b(?:neste|nesta|deste|desta|este|esta|this|the next|the previous)\s(?:relatorio|capitulo|texto|documento|artigo|secao|guia|livro|manual|ata|report|chapter|text|document|article|section|guide|book|manual)\b/;
/** A rule by its number, a decision below its item, a label: they belong where they stand. */
const LABELLED =
	/^(?:Art\.|Artigo|Parágrafo|Section|Article|§|\d+(?:\.\d+)+\.?|\d{1,2}(?:[.)]|\/\d{1,2}))\s|^\(?\p{L}\)|^[\p{L}\d][\p{L}\d ./-]{1,40}:\s/u;
/** Refers to another rule, item or place of the document. */
const REFERS =
	/(?<!\p{L})(?:arts?\.|artigos?|par[áa]grafos?|incisos?|caput|al[íi]neas?|§|sections?\s\d|clauses?\s\d|cl[áa]usulas?\s\d|appendix|anexo|step\s\d|passo\s\d|l[áa]|there|here|aqui|acima|abaixo)(?!\p{L})/iu;
/** Of statistics, of a program, of a page. */
const NOTATION = /[=<>≤≥±→|{}[\]_`@#]|\p{L}\/\p{L}|\b(?:CI|SD|IC|DP)\b|\w\(\)|\p{L}\.\p{L}{2}|\p{Ll}\p{Lu}/u;

/**
 * Whether a sentence says by itself all that it says, to somebody who has heard nothing else.
 * @param isQuoted who says "I" in it is named
 */
export function isStandalone(text: string, language: Language, isQuoted = false): boolean {
	const { unfit, mine } = languagePack(language).weighty;
	const folded = fold(text);
	if (/\?|^["“(]|…|\.\.\.|[.!?]\s\p{Ll}/u.test(text) || NOTATION.test(text)) return false;
	if (LABELLED.test(text) || REFERS.test(text) || ABOUT_ITSELF.test(folded)) return false;
	if ((!isQuoted && mine.test(folded)) || unfit.test(folded) || pointsElsewhere(text, language)) return false;
	return !leansOnPrevious(text, language) && !speaksOfSomebody(text, language);
}

/** "A multa de 2%", "The board of Orchard": what is meant is said. */
const SPECIFIED =
	/^\S+\s(?:[\p{L}-]+\s){1,2}(?:d[aeo]s?|of|para|contra|entre|that|who|which|que|for|between|against)\s|^\S+\s(?:[\p{Ll}-]+\s){0,2}["“]?\p{Lu}/u;

/** Who decides for others needs no name where it is told what. */
const DECIDER =
	/^(?:[oa]s?|the)\s(?:assembleia|diretoria|conselho|câmara|prefeitura|prefeito|governo|comissão|tribunal|justiça|juiz|board|council|committee|court|judge|government|city|company)(?:\s\p{L}+)?\s(?:\p{L}+(?:ou|iu|eu|aram|ed)|will|voted|found|fica|deve)(?!\p{L})/iu;

/** Whether somebody who has heard the title alone knows of whom or of what a sentence speaks. */
export function isNamed(text: string, title: ReadonlySet<string>, language: Language): boolean {
	if (!isDefinite(text, language) || SPECIFIED.test(text) || DECIDER.test(text)) return true;
	return contentStems(text.split(' ').slice(0, 4).join(' '), language).some((stem) => title.has(stem));
}

/** A label, a rule, or words on the document: no beginning of something told. */
export function isAboutItself(text: string): boolean {
	return LABELLED.test(text) || ABOUT_ITSELF.test(fold(text));
}
