import type { Language } from '@nexus/contract';

/** Sections that serve who looks something up: nothing of them is read. */
const APPARATUS =
	/^(?:agradecimentos|acknowledge?ments?|contribu(?:ir|indo|ting)|como contribuir|refer[êe]ncias(?: bibliogr[áa]ficas)?|bibliografia|obras citadas|fontes|sum[áa]rio|[íi]ndice(?: remissivo)?|lista de (?:figuras|tabelas|abreviaturas)|ficha catalogr[áa]fica|assinaturas?|references|bibliography|works cited|further reading|(?:table of )?contents|index|list of (?:figures|tables)|signatures?)$/iu;

export function isApparatus(heading: string): boolean {
	return APPARATUS.test(heading.trim());
}

/** Phone, tax, process and standard numbers, post codes, rights and keywords: of use to the eye only. */
const FURNITURE: Record<Language, RegExp> = {
	'pt-BR':
		/^(?:ver|veja|vide|cf\.)\s[^.]{2,50}\.?$|^(?:note|repare|observe) que (?:o|a) (?:item|figura|tabela|gráfico) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:palavras-chave|descritores|fonte|fontes|isbn|issn|doi|cep|cnpj|cpf|tel(?:efone)?|fax|fone|e-mail|whatsapp|site|ramal|sac|endereço|página|pág|figura|fig|quadro|gráfico|imagem)\s?[.:nºo\d]|^(?:a\s)?(?:figura|tabela) \d+ (?:mostra|traz|apresenta|resume)\b|\(\d{2}\)\s?9?\d{4}-?\d{4}|\bcep:?\s?\d{5}-\d{3}|^todos os direitos reservados|^(?:©|copyright)|^e,? por estarem|^d[úu]vidas?[,?]|^qualquer d[úu]vida|^fico [àa] disposi|^segue(?:m)? (?:em )?anexo|revogam-se as disposições em contrário\.?$|lavrei a presente|^nada mais havendo|^página \d|^fica eleito o foro|^(?:as partes|e,? por estarem)\b.{0,60}(?:justo e (?:acertado|contratado)|acima qualificadas)|^versão de \p{L}{3,9}\.?\/\d{4}|^(?:correções|ajustes|melhorias) (?:diversas|menores|gerais)\.?$|^atualiza(?:ções|ção) de dependências|^fabricado (?:por|n)|(?<!\d)0[38]00[ .-]?\d{3}|^dou fé|^registre-se|^publique-se|^\[?assinado|^assinado (?:por|digitalmente|eletronicamente)/iu,
	'en-US':
		/^(?:(?:still |any )?(?:have )?(?:any )?(?:more )?questions\?)$|^see\s(?:also\s)?[^.]{2,50}\.?$|^(?:note|notice) that (?:item|figure|table|step|chart) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:figure|table|chart) \d+ (?:shows|gives|lists|summarizes)\b|^(?:keywords|key words|source|sources|isbn|issn|doi|tel|phone|fax|e-?mail|website|address|page|figure|fig|chart|image)\s?[.:#\d]|\b(?:\+1[ .-])?\(?\d{3}\)?[ .-]\d{3}-\d{4}\b|^all rights reserved|^(?:©|copyright \d)|^all notable changes to this project|^the format is based on|^page \d+|^(?:various|misc(?:ellaneous)?|minor|several) (?:small )?(?:bug ?)?(?:fixes|improvements|tweaks)(?: and (?:fixes|improvements))?\.?$|^bump(?:ed)? (?:\w+ )?dependenc|^trial registration|^manufactured (?:by|in)|^there being no further|^the meeting (?:was called to order|(?:was )?adjourned)|^respectfully submitted|^motion to adjourn|^in witness whereof|^signed by/iu,
};

/** "CPF 123.456.789-00", "inscrita no CNPJ sob o nº 12.345.678/0001-90" within a sentence. */
const NUMBER_OF_RECORD =
	/,?\s(?:e\s)?(?:(?:portadora?|inscrit[oa])\s(?:d[oa]|n[oa])\s)?(?:CPF|CNPJ|RG|CEP|CRM|OAB|matrícula|SSN)(?:\/\p{Lu}{2,3})?(?:\s(?:sob\s)?(?:o\s)?n[º°o.]{1,2})?:?\s\d[\d./-]{5,}(?:\s?[A-Z/]{2,6}\b)?/gu;

/** "MIT © 2023 Ilse Vandermeer": the license by its name. */
const LICENSE = /^((?:MIT|BSD|Apache|GPL|MPL|ISC)[\w .-]{0,20}?),?\s(?:©|\(c\)|copyright).*$/iu;

export function withoutRecordNumbers(text: string): string {
	return withoutPrivateData(text.replace(NUMBER_OF_RECORD, '').replace(LICENSE, '$1.'));
}

/** Of which state somebody is, as contracts have it behind a name. */
const CIVIL_STATE =
	/,\s(?:(?:brasileir[oa]s?|portugues[ae]s?|solteir[oa]s?|casad[oa]s?|divorciad[oa]s?|viúv[oa]s?|maior(?:es)?)(?:,\s|(?=[.;]))){1,4}/gu;
/** Where somebody lives, by street and number. */
const RESIDENCE =
	/,?\s(?:e\s)?(?:ambos\s|ambas\s)?(?:residentes?(?:\se\sdomiciliad[oa]s?)?|domiciliad[oa]s?|com\sendereço)\s(?:n[ao]s?|à|em)\s(?:[^,.;]|\.(?=\s?[\p{Lu}\d])){2,60},\s(?:n[º°o.]{1,2}\s?)?\d[\d.-]{0,8}(?:,\s(?:ap|apto|casa|bloco|sala|bl)\.?\s?[\w-]{1,8})?(?:,\s[\p{L}\s]{2,30}?(?:\/[A-Z]{2}|\s[-–]\s[A-Z]{2}))?|,?\s(?:residing|who resides|whose address is)\s(?:at\s)?\d{1,6}\s[^,.;]{2,40}(?:,\s\p{Lu}[\p{L}\s]{1,30}){0,2}/gu;

/** "Ana, brasileira, viúva, professora, residente na Rua Sete, 20" -> "Ana, professora". */
function withoutPrivateData(text: string): string {
	return text.replace(RESIDENCE, '').replace(CIVIL_STATE, (found) => (found.endsWith(' ') ? ', ' : ''));
}

/** A list of who was there and how it was put on paper is furniture only as a whole line: longer sentences tell more. */
const MOST_WORDS = 40;

export function isFurniture(text: string, language: Language): boolean {
	return FURNITURE[language].test(text) && text.split(/\s+/).length <= MOST_WORDS;
}
