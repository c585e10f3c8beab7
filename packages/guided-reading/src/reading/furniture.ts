import type { Language } from '@nexus/contract';

/** Sections that serve who looks something up: nothing of them is read. */
const APPARATUS =
	/^(?:refer[êe]ncias(?: bibliogr[áa]ficas)?|bibliografia|obras citadas|fontes|sum[áa]rio|[íi]ndice(?: remissivo)?|lista de (?:figuras|tabelas|abreviaturas)|ficha catalogr[áa]fica|assinaturas?|references|bibliography|works cited|further reading|(?:table of )?contents|index|list of (?:figures|tables)|signatures?)$/iu;

export function isApparatus(heading: string): boolean {
	return APPARATUS.test(heading.trim());
}

/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
const FURNITURE: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:palavras-chave|descritores|fonte|fontes|isbn|issn|doi|cep|cnpj|cpf|tel(?:efone)?|fax|fone|e-mail|whatsapp|site|ramal|sac|endereço|página|pág|figura|fig|quadro|gráfico|imagem)\s?[.:nºo\d]|\(\d{2}\)\s?9?\d{4}-?\d{4}|\bcep:?\s?\d{5}-\d{3}|^todos os direitos reservados|^(?:©|copyright)|^e,? por estarem|^d[úu]vidas?,|^qualquer d[úu]vida|^fico [àa] disposi|^segue(?:m)? (?:em )?anexo|revogam-se as disposições em contrário\.?$|^(?:MIT|BSD|Apache)(?:\s[\d©]|\.?$)|lavrei a presente|^nada mais havendo|^página \d|^dou fé|^registre-se|^publique-se|^\[?assinado|^assinado (?:por|digitalmente|eletronicamente)/iu,
	'en-US':
		/^(?:keywords|key words|source|sources|isbn|issn|doi|tel|phone|fax|e-?mail|website|address|page|figure|fig|chart|image)\s?[.:#\d]|\b(?:\+1[ .-])?\(?\d{3}\)?[ .-]\d{3}-\d{4}\b|^all rights reserved|^(?:MIT|BSD|Apache)(?:\s[\d©]|\.?$)|^(?:©|copyright \d)|^all notable changes to this project|^the format is based on|^page \d+|^in witness whereof|^signed by/iu,
};

/** "CPF 123.456.789-00", "inscrita no CNPJ sob o nº 12.345.678/0001-90" within a sentence. */
const NUMBER_OF_RECORD =
	/,?\s(?:e\s)?(?:(?:portadora?|inscrit[oa])\s(?:d[oa]|n[oa])\s)?(?:CPF|CNPJ|RG|CEP|CRM|OAB|matrícula|SSN)(?:\/\p{Lu}{2,3})?(?:\s(?:sob\s)?(?:o\s)?n[º°o.]{1,2})?:?\s\d[\d./-]{5,}(?:\s?[A-Z/]{2,6}\b)?/gu;

export function withoutRecordNumbers(text: string): string {
	return text.replace(NUMBER_OF_RECORD, '');
}

/** A list of who was there and how it was put on paper is furniture only as a whole line: longer sentences tell more. */
const MOST_WORDS = 40;

export function isFurniture(text: string, language: Language): boolean {
	return FURNITURE[language].test(text) && text.split(/\s+/).length <= MOST_WORDS;
}
