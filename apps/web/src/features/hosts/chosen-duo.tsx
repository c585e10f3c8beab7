import type { Host } from '@nexus/contract';
import { INK, type Speaker } from '../../ui/host.tsx';

function Manner({ speaker, host }: { speaker: Speaker; host: Host }) {
	return (
		<p className={`min-w-0 border-l-2 pl-3 text-note text-soft wrap-anywhere ${INK[speaker].edge}`}>
			<strong className="font-semibold text-ink">{host.name}.</strong> {host.description || host.style}
		</p>
	);
}

interface ChosenDuoProps {
	description?: string;
	hostA: Host;
	hostB: Host;
}

/** Tells at length how the two chosen people talk. */
export function ChosenDuo({ description, hostA, hostB }: ChosenDuoProps) {
	return (
		<div className="flex flex-col justify-center gap-3 py-2 sm:px-4">
			{description && <p className="text-note text-soft">{description}</p>}
			<Manner speaker="A" host={hostA} />
			<Manner speaker="B" host={hostB} />
		</div>
	);
}
