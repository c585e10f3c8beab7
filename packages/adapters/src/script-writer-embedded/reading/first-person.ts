import type { Language } from '@nexus/contract';
import { phraseTest } from './phrase-test.ts';

/** Long enough for any quotation that is read in one go; bounded so that stray marks cost nothing. */
const QUOTED = /["“«][^"“”«»]{0,600}["”»]/g;

const PRONOUN: Record<Language, RegExp> = {
	'pt-BR': /(?<!\p{L})(?:eu|comigo|conosco|(?<!(?<!\p{L})(?:os|dos|nos|aos|uns|seus|dois|três) )nós)(?!\p{L})/iu,
	'en-US':
		/(?<!(?:War|Part|Type|Class|Phase|Stage|Volume|Book|Act|Chapter|Title|Article|Section|Appendix|Elizabeth|Charles|James|Napoleon|Nicholas) )(?<![\p{L}'’])(?:I|we|us|me|mine|ours|I['’]\p{L}+|we['’]\p{L}+)(?!\p{L})|^We\s/u,
};

/** In capitals only where a sentence starts: "na área Minha conta" and "o programa Minha Casa" are names. */
const POSSESSIVE: Record<Language, RegExp> = {
	'pt-BR':
		/(?<!\p{L})(?:meus?|minhas?|noss[oa]s?)(?!\p{L})|(?:^|[.!?…:]\s)(?:Meus?|Minhas?|Noss[oa]s?)\s(?=[\p{Ll}\d])/gu,
	'en-US': /(?<![\p{L}'’])(?:my|our)(?!\p{L})|(?:^|[.!?…:]\s)(?:My|Our)\s(?=[\p{Ll}\d])/gu,
};

/** What belongs to everybody: "nosso planeta", "our eyes". */
const EVERYBODYS: Record<Language, RegExp> = {
	'pt-BR':
		/^\s*(?:pr[óo]pri[oa]s?\s)?(?:planeta|mundo|corpo|cérebro|espécie|galáxia|sistema solar|organismo|sangue|pele|ossos|olhos|ouvidos|dias|época|tempo|século|idioma|língua)(?!\p{L})/iu,
	'en-US':
		/^\s*(?:own\s)?(?:planet|world|bod(?:y|ies)|brains?|species|galaxy|solar system|blood|skin|bones|eyes|ears|days|time|century|language)(?!\p{L})/iu,
};

/** "medimos", "concluímos", "estávamos", "fizéssemos"; "somos" and "fomos" besides. */
const VERB = /(?<![\p{L}-])\p{L}{2,}(?:[aeiáéí]mos)(?!\p{L})|(?<!\p{L})(?:somos|fomos)(?!\p{L})/giu;
/** Endings of tenses that bear an accent themselves; any other accent before them is that of a noun: "últimos". */
const TENSE = /(?:áva|ía|[áéíô]ra|[áéêíô]sse|[íú]nha)mos$/iu;
const ACCENT = /[áéíóúâêôàãõ]/iu;
const NO_VERB = phraseTest(
	`extremos | supremos | ramos | remos | primos | mimos | limos | cimos | reclamos | tramos | arrimos | blasfemos |
	ultimos | proximos | minimos | maximos | otimos | pessimos | legitimos | anonimos | sinonimos | centesimos | decimos`,
	'start',
);
/** Before a noun, never before a verb. */
const BEFORE_NOUN = /(?<!\p{L})(?:dos|aos|pelos|uns|seus|esses|estes|aqueles|todos os|dois|três|quatro|cinco)\s$/iu;
/** What anybody sees, knows and names: "por isso enxergamos as plantas verdes". */
const ANYBODYS = /^(?:ver|enxerg|sab|conhec|cham|respir)[aei]?r?[aei]mos$/iu;
const USED_BY_ANYBODY = /(?:que|quando|como|onde|se)\s$/iu;
/** English says "we" of anybody, too. */
const WE_ALL =
	/(?<!\p{L})(?:that|what|as|how|why|air|water|food)\swe\s(?:now\s|all\s)?(?:know|call|see|breathe|hear|eat|drink)(?!\p{L})/giu;

/** The author speaks of themselves: a host who says it has to say whose words they are. */
export function isFirstPerson(text: string, language: Language): boolean {
	const own = text.replace(QUOTED, ' ');
	if (language === 'en-US') {
		return PRONOUN['en-US'].test(own.replace(WE_ALL, ' ')) || hasOwn(own, language);
	}
	return PRONOUN['pt-BR'].test(own) || hasOwn(own, language) || hasOwnVerb(own);
}

function hasOwn(text: string, language: Language): boolean {
	for (const { index, 0: found } of text.matchAll(POSSESSIVE[language])) {
		if (!EVERYBODYS[language].test(text.slice(index + found.length))) return true;
	}
	return false;
}

function hasOwnVerb(text: string): boolean {
	for (const { index, 0: word } of text.matchAll(VERB)) {
		const before = text.slice(Math.max(0, index - 12), index);
		const isName = /^\p{Lu}/u.test(word) && /[\p{L}\d,]\s$/u.test(before);
		if (isName || NO_VERB(word) || BEFORE_NOUN.test(before)) continue;
		if (ACCENT.test(word.slice(0, -4)) && !TENSE.test(word)) continue;
		if (ANYBODYS.test(word) || (/^usamos$/i.test(word) && USED_BY_ANYBODY.test(before))) continue;
		return true;
	}
	return false;
}
