import type { Speaker } from '@nexus/core/scripts';
import type { ReadSection } from '../reading/read-part.ts';
import { framedHeading, spokenHeading } from './headings.ts';
import type { Script } from './script.ts';
import type { Telling, Told } from './telling.ts';

/** A section without a sentence to say: that it is there, or that it repeats an earlier one. */
export function describeSection(
	read: ReadSection,
	speaker: Speaker,
	{ stock, phrasing, language, script }: Telling & { script: Script },
): Told | null {
	const heading = spokenHeading(read.section.heading, language);
	const fits = (text: string) => script.fits(text);
	const isNew = !read.headingRepeats && !read.continued && (heading.kind === 'topic' || heading.kind === 'question');
	const h = isNew ? framedHeading(heading.text, language) : '';
	const lead = isNew
		? phrasing.say({ pool: speaker === 'A' ? stock.bridge : stock.bridgeB, values: { h }, fits, unique: true })?.text
		: null;
	const leads = lead ? [null] : [null, speaker === 'A' ? stock.leads.general : stock.confirm];
	const pool = read.repeated ? stock.repeated : stock.skipped;
	const said = phrasing.say({ pool, leads, fits: lead ? () => true : fits });
	const text = [lead, said?.text].filter(Boolean).join(' ');
	const start = read.heading?.start ?? read.body.start;
	return text === '' ? null : { text, spans: [{ start, end: Math.max(read.heading?.end ?? 0, read.body.end) }] };
}
