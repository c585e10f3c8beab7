import { type Audience, type Effort, type ScriptFormat, TARGET_MINUTES } from '@nexus/contract/script-constants';

/** `own`: the minutes that are typed; else the minutes of a choice, or `auto` for what the document is worth. */
export type LengthChoice = 'auto' | '5' | '10' | '20' | 'own';

/** What is asked of the script, as its fields have it; an empty text is for no choice. */
export interface ScriptWishes {
	length: LengthChoice;
	/** As typed. */
	minutes: string;
	format: ScriptFormat;
	audience: Audience | '';
	effort: Effort;
}

export const NO_WISHES: ScriptWishes = {
	length: 'auto',
	minutes: '',
	format: 'conversation',
	audience: '',
	effort: 'careful',
};

/** Whether anything was chosen. */
export const hasWishes = (wishes: ScriptWishes): boolean =>
	(Object.keys(NO_WISHES) as (keyof ScriptWishes)[]).some((name) => wishes[name] !== NO_WISHES[name]);

/** Minutes that were asked for; null for none, and where what was typed cannot be sent. */
function minutesOf({ length, minutes }: ScriptWishes): number | null {
	if (length === 'auto') return null;
	const asked = Number(length === 'own' ? minutes.trim() || Number.NaN : length);
	return Number.isInteger(asked) && asked >= TARGET_MINUTES.min && asked <= TARGET_MINUTES.max ? asked : null;
}

/** Whether minutes are to be typed and cannot be sent as they are. */
export const hasWrongMinutes = (wishes: ScriptWishes): boolean => wishes.length === 'own' && minutesOf(wishes) === null;

export const WRONG_MINUTES = `Informe de ${TARGET_MINUTES.min} a ${TARGET_MINUTES.max} minutos, sem casas decimais.`;

/** What is sent of it: nothing that the server would take anyway. */
export function sentWishes(wishes: ScriptWishes) {
	const { format, audience, effort } = wishes;
	return {
		target_minutes: minutesOf(wishes) ?? undefined,
		format: format === NO_WISHES.format ? undefined : format,
		audience: audience || undefined,
		effort: effort === NO_WISHES.effort ? undefined : effort,
	};
}
