import type { AboutRules, SaidOfDocument } from '../types.ts';

/** "Town of Harlow Falls", "Kettle Hill Rope Tow Association": names that are said with an article. */
const NAMED_WITH_THE =
	/^(?!the\s)(?:\p{Lu}[\p{L}-]*\s(?:\p{Lu}[\p{L}-]*\s)?of\s|[^.,]*(?:association|district|society|board|bank|department|council|committee|center|institute|forum|office|agency|authority|university|foundation|club|union|trust|library|museum|quarterly|gazette|herald|ledger|times|tribune|courier|chronicle|sentinel|project)(?![\p{L} ])|[^.,]*(?:center|institute|museum|department|office)\s(?:for|of)\s)/iu;

const withArticle = (name: string): string => (NAMED_WITH_THE.test(name) ? `the ${name}` : name);
const when = ({ said, isDay }: { said: string; isDay: boolean }): string => `${isDay ? 'on' : 'in'} ${said}`;

export const ABOUT: AboutRules = {
	kinds: {
		opinion: 'an opinion column',
		column: 'a column',
		essay: 'an essay',
		story: 'a story',
		memoir: 'a memoir',
		profile: 'a profile',
		interview: 'an interview',
		conversation: 'a conversation',
		leaflet: 'a leaflet',
		newsletter: 'the newsletter',
		'policy brief': 'a policy brief',
		'extended abstract': 'an extended abstract',
		'plain-language summary': 'a plain-language summary',
	},
	states:
		'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
	is: 'It',
	others: 'colleagues',
	made: (words) => `was ${words}`,
	subtitle: 'Its subtitle is “{t}”.',
	clauses({ kind, by, paper, of, place, date, revised }: SaidOfDocument) {
		const own = kind
			? `is ${kind}${by ? `${kind.includes('“') ? ',' : ''} by ${by}` : ''}`
			: by
				? `was written by ${by}`
				: '';
		const source = paper ? `appeared in ${withArticle(paper)}` : of ? `comes from ${withArticle(of)}` : '';
		const there = source && place && !source.includes(place.split(',')[0] ?? '') ? `, of ${place},` : '';
		return [
			own && `${own}${source || !place ? '' : kind ? `, of ${place},` : ` in ${place}`}`,
			source && `${source}${there}${paper && date ? `${paper.includes(',') ? ',' : ''} ${when(date)}` : ''}`,
			!own && !source && place ? `comes from ${place}` : '',
			date && !paper ? `is from ${date.said}` : '',
			revised ? `was last revised ${when(revised)}` : '',
		];
	},
};
