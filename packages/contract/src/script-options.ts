import { z } from 'zod';
import { boundedArray } from './bounded-array.ts';
import {
	AUDIENCES,
	EFFORTS,
	FOCUS_SECTION_LAST,
	FOCUS_SECTIONS_MAX,
	FOCUS_TEXT_MAX,
	SCRIPT_FORMATS,
	TARGET_MINUTES,
} from './script-constants.ts';

const { min, max } = TARGET_MINUTES;
const targetMinutes = z.int().min(min).max(max);

/** What an episode is to dwell on: own words, sections of the document, or both. */
export const scriptFocus = z.strictObject({
	text: z
		.string()
		.trim()
		.max(FOCUS_TEXT_MAX)
		.optional()
		.meta({ description: 'O que destacar, nas palavras de quem pede.' }),
	sections: boundedArray(z.int().min(0).max(FOCUS_SECTION_LAST), { max: FOCUS_SECTIONS_MAX })
		.optional()
		.meta({ description: 'Seções do documento, pela posição entre as que ele tem, a partir de 0.' }),
});

/** What can be asked of a script beside hosts, style and language: fields of a body. */
export const scriptOptions = z.object({
	target_minutes: targetMinutes.optional().meta({
		description: `Minutos de áudio, de ${min} a ${max}. Sem eles, quanto o documento rende; nunca mais do que isso.`,
	}),
	format: z.enum(SCRIPT_FORMATS).optional().meta({
		description:
			'`conversation` (o padrão), `brief` (o essencial em 2 a 3 minutos), `critique` (méritos e falhas do texto), `lecture` (um explica, o outro aprende) ou `debate`. A leitura guiada só faz o padrão e `brief`.',
	}),
	focus: scriptFocus.optional().meta({ description: 'No que o episódio se demora.' }),
	audience: z.enum(AUDIENCES).optional().meta({ description: 'Para quem é o episódio.' }),
	effort: z.enum(EFFORTS).optional().meta({
		description:
			'`careful` (o padrão) escreve, confere e revê o roteiro; `quick` deixa de fora a conferência por modelo e a revisão: mais rápido e mais barato.',
	}),
});
/** As it is once it was checked. */
export type CheckedScriptOptions = z.output<typeof scriptOptions>;

/** The same as a podcast answers it: null for what was not asked. */
export const askedOptions = z.object({
	target_minutes: targetMinutes.nullable(),
	format: z.enum(SCRIPT_FORMATS).nullable(),
	focus: z.object({ text: z.string().nullable(), sections: z.array(z.number().int()) }).nullable(),
	audience: z.enum(AUDIENCES).nullable(),
	effort: z.enum(EFFORTS).nullable(),
});
