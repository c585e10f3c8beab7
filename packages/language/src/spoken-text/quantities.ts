import type { Gender } from './reading.ts';

/** Something counted, in the singular and in the plural. */
export interface Counted {
	one: string;
	many: string;
	gender: Gender;
}

export interface Currency extends Counted {
	cent: Counted;
}

export interface CalendarDate {
	/** Missing in "03/2026". */
	day?: number;
	month: number;
	year?: number;
}

export interface ClockTime {
	hour: number;
	minute: number;
	second?: number;
	half?: 'am' | 'pm';
	/** Whether the words before tell that this is a time of day and no duration. */
	timeOfDay: boolean;
	/** How it was written: "14:30" or "14h30". */
	mark: ':' | 'h';
}
