import type { Speaker } from '@nexus/core/scripts';
import type { Recalled } from '../hook-place.ts';
import type { ReadSection } from '../reading/read-part.ts';
import { framedHeading, spokenHeading } from './headings.ts';
import type { Script } from './script.ts';
import type { Telling, Told } from './telling.ts';

/** A section without a sentence to say: that it is there, that it repeats an earlier one, or is what the hook said. */
export function describeSection(
	read: ReadSection,
	speaker: Speaker,
	{ stock, phrasing, language, script }: Telling & { script: Script },
	hook: Recalled | null = null,
): Told | null {
	const heading = spokenHeading(read.section.heading, language);
	const fits = (text: string) => script.fits(text);
	const isNew = !read.headingRepeats && !read.continued && (heading.kind === 'topic' || heading.kind === 'question');
	const h = isNew ? framedHeading(heading.text, language) : '';
	const lead = isNew
		? phrasing.say({ pool: speaker === 'A' ? stock.bridge : stock.bridgeB, values: { h }, fits, unique: true })?.text
		: null;
	const leads = lead ? [null] : [null, speaker === 'A' ? stock.leads.general : stock.confirm];
	const other = read.repeated ? stock.repeated : stock.skipped;
	const free = lead ? () => true : fits;
	const said = hook
		? recalled(hook, { stock, phrasing, fits: free })
		: phrasing.say({ pool: other, leads, fits: free })?.text;
	const text = [lead, said].filter(Boolean).join(' ');
	const start = read.heading?.start ?? read.body.start;
	return text === '' ? null : { text, spans: [{ start, end: Math.max(read.heading?.end ?? 0, read.body.end) }] };
}

/** That this is where the episode's hook stood. */
export function recalled(
	{ thing }: Recalled,
	{ stock, phrasing, fits }: Pick<Telling, 'stock' | 'phrasing'> & { fits: (text: string) => boolean },
): string | null {
	const { recall } = stock;
	const byThing = thing ? phrasing.say({ pool: recall.thing, things: [thing], unique: true, fits }) : null;
	return (byThing ?? phrasing.say({ pool: recall.plain, unique: true, fits }))?.text ?? null;
}
