import type { Host } from '@nexus/contract';
import { INK, type Speaker } from '../../ui/host.tsx';

function HostStyle({ speaker, host }: { speaker: Speaker; host: Host }) {
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

/** Describes in full how the two chosen hosts talk. */
export function ChosenDuo({ description, hostA, hostB }: ChosenDuoProps) {
	return (
		<div className="flex flex-col justify-center gap-3 py-2 sm:px-4">
			{description && <p className="text-note text-soft">{description}</p>}
			<HostStyle speaker="A" host={hostA} />
			<HostStyle speaker="B" host={hostB} />
		</div>
	);
}
