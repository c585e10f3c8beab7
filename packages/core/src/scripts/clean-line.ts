import { LINE_CHARACTERS_MAX } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';

/** Marks that turn text around or take no room; joiners stay, which emoji and some scripts are written with. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
const SPEAKABLE = /[\p{L}\p{N}]/u;

/** @param number of the line, from 1, as whoever wrote it counts */
export function refusedLine(number: number, problem: string): NexusError {
	return new NexusError('validation', { reason: `a linha ${number} do roteiro ${problem}.` });
}

/**
 * A line's text as it is kept: one line of well-formed Unicode (NFC) without control or invisible characters, white
 * space folded. What looks like markup is text.
 * @throws NexusError validation, naming the line, for one without words or longer than LINE_CHARACTERS_MAX
 */
export function cleanLine(text: string, number: number): string {
	const clean = text
		.toWellFormed()
		.normalize('NFC')
		.replace(INVISIBLE, '')
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.trim();
	if (!SPEAKABLE.test(clean)) throw refusedLine(number, 'não tem fala');
	if (clean.length > LINE_CHARACTERS_MAX) {
		const limit = LINE_CHARACTERS_MAX.toLocaleString('pt-BR');
		throw refusedLine(number, `tem mais de ${limit} caracteres; divida-a em duas`);
	}
	return clean;
}
