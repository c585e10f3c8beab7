import type { Host } from '@nexus/contract';
import { VOICES } from '@nexus/contract/voices';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { HostDisc, INK, type Speaker } from '../../ui/host.tsx';
import { VoiceButton } from './voice-button.tsx';

/** `full` tells how they talk as well. */
function Person({ speaker, host, full }: { speaker: Speaker; host: Host; full: boolean }) {
	return (
		<span className={clsx('flex min-w-0 flex-1 gap-3', full ? 'items-start' : 'items-center')}>
			<HostDisc speaker={speaker} name={host.name} className={full ? 'size-11' : 'size-9 text-note'} />
			<span className="min-w-0">
				<span className="block font-semibold">{host.name}</span>
				<span className="block text-note text-soft">
					<span className={clsx('font-medium', INK[speaker].text)} title={VOICES[host.voice].description}>
						Voz {host.voice}
					</span>
					{full && <span className="block animate-unfold">{host.description || host.style}</span>}
				</span>
			</span>
		</span>
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

/** Two people on a small stage, each in their ink; those chosen can be heard. */
export function Stage({ name, description, hostA, hostB, chosen, onChoose }: StageProps) {
	return (
		<div
			className={clsx(
				'rounded-surface border transition-colors duration-150',
				chosen ? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]' : 'border-hairline hover:border-outline',
			)}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a card of this kind is more than a native radio can hold */}
			<button
				type="button"
				role="radio"
				aria-checked={chosen}
				tabIndex={chosen ? 0 : -1}
				onClick={onChoose}
				className="block w-full rounded-surface p-4 text-left"
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
				<span className="mt-3.5 flex flex-col gap-3.5 sm:flex-row sm:gap-6">
					<Person speaker="A" host={hostA} full={chosen} />
					<Person speaker="B" host={hostB} full={chosen} />
				</span>
			</button>
			{chosen && (
				<div className="flex gap-2.5 px-4 pb-4 pl-18 sm:gap-6">
					<span className="sm:flex-1">
						<VoiceButton key={hostA.voice} voice={hostA.voice} speaker="A" />
					</span>
					<span className="sm:flex-1 sm:pl-14">
						<VoiceButton key={hostB.voice} voice={hostB.voice} speaker="B" />
					</span>
				</div>
			)}
		</div>
	);
}
