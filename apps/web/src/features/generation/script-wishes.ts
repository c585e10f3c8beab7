import {
	type Audience,
	type Effort,
	FOCUS_SECTIONS_MAX,
	FOCUS_TEXT_MAX,
	type ScriptFormat,
	TARGET_MINUTES,
} from '@nexus/contract/script-constants';

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
	/** What to dwell on, as typed. */
	focusText: string;
	/** Sections of one document that are ticked, each with those under it; null for none. */
	focusSections: TickedSections | null;
}

interface TickedSections {
	documentId: string;
	/** The first and the last place of each. */
	ticked: [first: number, last: number][];
}

export const NO_WISHES: ScriptWishes = {
	length: 'auto',
	minutes: '',
	format: 'conversation',
	audience: '',
	effort: 'careful',
	focusText: '',
	focusSections: null,
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

export const TOO_LONG_FOCUS = `O que destacar passa de ${FOCUS_TEXT_MAX} caracteres: encurte para continuar.`;
export const TOO_MANY_SECTIONS = 'São seções demais para destacar: desmarque algumas.';

export const isTooLongFocus = ({ focusText }: ScriptWishes): boolean => focusText.trim().length > FOCUS_TEXT_MAX;

/** What is wrong with a wish that would be refused, in words; null where nothing is. */
export function wrongWish(wishes: ScriptWishes): string | null {
	if (hasWrongMinutes(wishes)) return WRONG_MINUTES;
	if (isTooLongFocus(wishes)) return TOO_LONG_FOCUS;
	return placesOf(wishes.focusSections?.ticked ?? []).length > FOCUS_SECTIONS_MAX ? TOO_MANY_SECTIONS : null;
}

const placesOf = (ticked: TickedSections['ticked']): number[] => [
	...new Set(ticked.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))),
];

/**
 * What is sent of it: nothing that the server would take anyway.
 * @param documentId what the episode is made of: sections that were ticked in another document are none of its
 */
export function sentWishes(wishes: ScriptWishes, documentId: string | null) {
	const { format, audience, effort, focusSections } = wishes;
	const text = isTooLongFocus(wishes) ? '' : wishes.focusText.trim();
	const sections = focusSections?.documentId === documentId ? placesOf(focusSections?.ticked ?? []) : [];
	const hasFocus = text !== '' || sections.length > 0;
	return {
		target_minutes: minutesOf(wishes) ?? undefined,
		format: format === NO_WISHES.format ? undefined : format,
		audience: audience || undefined,
		effort: effort === NO_WISHES.effort ? undefined : effort,
		focus: hasFocus
			? { ...(text && { text }), ...(sections.length > 0 && { sections: sections.slice(0, FOCUS_SECTIONS_MAX) }) }
			: undefined,
	};
}
