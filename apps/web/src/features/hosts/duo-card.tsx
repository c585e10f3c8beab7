import type { Host } from '@nexus/contract';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { HostDisc, type Speaker } from '../../ui/host.tsx';
import { shortStyle } from './short-style.ts';
import { VoiceButton } from './voice-button.tsx';

interface DuoHostProps {
	/** Of the name. */
	id: string;
	speaker: Speaker;
	host: Host;
}

function DuoHost({ id, speaker, host }: DuoHostProps) {
	return (
		<div className="flex min-w-0 items-center gap-3">
			<HostDisc speaker={speaker} name={host.name} className="size-9 text-note" />
			<div className="min-w-0 flex-1">
				<p id={id} className="text-balance leading-tight font-semibold wrap-break-word">
					{host.name}
				</p>
				<p className="text-note leading-snug text-soft wrap-anywhere">{shortStyle(host.style)}</p>
			</div>
			<span className="relative shrink-0">
				<VoiceButton key={host.voice} voice={host.voice} modelVoice={host.model_voice} speaker={speaker} slim />
			</span>
		</div>
	);
}

interface DuoCardProps {
	name: string;
	hostA: Host;
	hostB: Host;
	chosen: boolean;
	onChoose: () => void;
}

/** A card with both hosts of a duo, each in their colour and with a button to hear the voice. A click elsewhere chooses it. */
export function DuoCard({ name, hostA, hostB, chosen, onChoose }: DuoCardProps) {
	const id = useId();
	return (
		<div
			className={clsx(
				'@container relative flex flex-col rounded-surface border p-4 transition-colors duration-150',
				'has-[[role=radio]:focus-visible]:outline-2 has-[[role=radio]:focus-visible]:outline-offset-2 has-[[role=radio]:focus-visible]:outline-ink',
				chosen ? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]' : 'border-hairline hover:border-outline',
			)}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: a card of this kind is more than a native radio can hold */}
			<button
				type="button"
				role="radio"
				id={id}
				aria-checked={chosen}
				aria-labelledby={`${id} ${id}-a ${id}-b`}
				tabIndex={chosen ? 0 : -1}
				onClick={onChoose}
				className="flex w-full items-start justify-between gap-3 text-left outline-none after:absolute after:inset-0"
			>
				<span className="serif min-w-0 text-read font-semibold wrap-anywhere">{name}</span>
				<span
					aria-hidden="true"
					className={clsx(
						'grid size-6 shrink-0 place-items-center rounded-full border',
						chosen ? 'border-ink bg-ink text-paper' : 'border-outline/60',
					)}
				>
					{chosen && <Check className="size-4" strokeWidth={2.5} />}
				</span>
			</button>
			<div className="mt-3 flex flex-1 flex-col gap-3">
				<DuoHost id={`${id}-a`} speaker="A" host={hostA} />
				<DuoHost id={`${id}-b`} speaker="B" host={hostB} />
			</div>
		</div>
	);
}
