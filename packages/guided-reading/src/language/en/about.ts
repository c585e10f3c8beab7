import type { AboutRules, SaidOfDocument } from '../types.ts';

/** Organisations and papers. */
const WITH_ARTICLE =
	/^(?:the )?(?:borough|city|county|department|diocese|office|parish|town|university|village) of\s|\s(?:advertiser|agency|alliance|association|board|bulletin|cent(?:er|re)|chronicle|club|committee|cooperative|council|courier|department|district|foundation|gazette|group|guild|herald|institute|journal|ledger|museum|news|observer|project|quarterly|society|times|tribune|trust|union)(?=$|[,(]|\sof\s)/iu;
const WITHOUT_ARTICLE =
	/\s(?:academy|bank|books|church|co\.|college|hospital|inc\.|library|ltd\.?|school|transit|university)(?=$|[,(])/iu;

export const ABOUT: AboutRules = {
	kinds: new Map([
		['opinion', 'an opinion column'],
		['column', 'a column'],
		['essay', 'an essay'],
		['story', 'a story'],
		['interview', 'an interview'],
	]),
	sources: [
		[WITH_ARTICLE, 'from the'],
		[WITHOUT_ARTICLE, 'from'],
	],
	speak: '{q} asks, and {a} answers.',
	interview: 'an interview with {a}',
	is: 'It',
	clauses: ({ kind, by, date, revised, source }: SaidOfDocument) => [
		kind ? `is ${kind}${by ? ` by ${by}` : ''}` : by ? `was written by ${by}` : '',
		source ? `comes ${source}` : '',
		date ? `is ${source ? 'dated' : 'from'} ${date}` : '',
		// "On May 3, 2025", "in May 2025".
		revised ? `was last revised ${revised.includes(',') ? 'on' : 'in'} ${revised}` : '',
	],
};
