import clsx from 'clsx';
import { initials } from '../lib/format.ts';

export type Speaker = 'A' | 'B';

/** Tailwind classes of a speaker's ink, by use. */
export const INK: Record<Speaker, { text: string; fill: string; wash: string; edge: string }> = {
	A: { text: 'text-ember-ink', fill: 'bg-ember', wash: 'bg-ember-wash', edge: 'border-ember' },
	B: { text: 'text-lagoon-ink', fill: 'bg-lagoon', wash: 'bg-lagoon-wash', edge: 'border-lagoon' },
};

/** A host's initials on a disc of the host's ink. */
export function HostDisc({
	speaker,
	name,
	className = 'size-11',
}: {
	speaker: Speaker;
	name: string;
	className?: string;
}) {
	const bare = name.replace(/^(?:dra?|profa?|professora?)\.?\s+/i, '');
	return (
		<span
			aria-hidden="true"
			className={clsx(
				'serif inline-grid shrink-0 place-items-center rounded-full font-semibold',
				INK[speaker].wash,
				INK[speaker].text,
				className,
			)}
		>
			{initials(bare || name)}
		</span>
	);
}

/** Both names, each with a dot of its ink. */
export function HostNames({ a, b }: { a: string; b: string }) {
	return (
		<span className="inline-flex flex-wrap items-center gap-x-3 gap-y-0.5">
			{[['A', a] as const, ['B', b] as const].map(([speaker, name]) => (
				<span key={speaker} className="inline-flex items-center gap-1.5">
					<span className={clsx('size-2 rounded-full', INK[speaker].fill)} aria-hidden="true" />
					{name}
				</span>
			))}
		</span>
	);
}
