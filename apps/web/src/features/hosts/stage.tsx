import type { Host } from '@nexus/contract';
import { VOICES } from '@nexus/contract/voices';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { HostDisc, INK, type Speaker } from '../../ui/host.tsx';

function Person({ speaker, host }: { speaker: Speaker; host: Host }) {
	return (
		<div className="flex min-w-0 flex-1 items-start gap-3">
			<HostDisc speaker={speaker} name={host.name} />
			<div className="min-w-0">
				<p className="font-semibold">{host.name}</p>
				<p className="text-note text-soft">
					<span className={clsx('font-medium', INK[speaker].text)} title={VOICES[host.voice].description}>
						{host.voice}
					</span>
					{' · '}
					{host.description || host.style}
				</p>
			</div>
		</div>
	);
}

interface StageProps {
	name: string;
	description?: string;
	hostA: Host;
	hostB: Host;
	chosen: boolean;
	onChoose: () => void;
}

/** Two people on a small stage, each in their ink. */
export function Stage({ name, description, hostA, hostB, chosen, onChoose }: StageProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a card of this kind is more than a native radio can hold
		<button
			type="button"
			role="radio"
			aria-checked={chosen}
			tabIndex={chosen ? 0 : -1}
			onClick={onChoose}
			className={clsx(
				'block w-full rounded-surface border p-4 text-left transition-colors duration-150',
				chosen ? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]' : 'border-hairline hover:border-outline',
			)}
		>
			<span className="flex items-start justify-between gap-3">
				<span>
					<span className="serif block text-read font-semibold">{name}</span>
					{description && <span className="block text-note text-soft">{description}</span>}
				</span>
				<span
					aria-hidden="true"
					className={clsx(
						'grid size-6 shrink-0 place-items-center rounded-full border',
						chosen ? 'border-ink bg-ink text-paper' : 'border-outline/60',
					)}
				>
					{chosen && <Check className="size-4" strokeWidth={2.5} />}
				</span>
			</span>
			<span className="mt-4 flex flex-col gap-4 sm:flex-row sm:gap-6">
				<Person speaker="A" host={hostA} />
				<Person speaker="B" host={hostB} />
			</span>
		</button>
	);
}
