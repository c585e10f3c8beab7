import type { Host } from '@nexus/contract';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { HostDisc, type Speaker } from '../../ui/host.tsx';
import { inShort } from './manner.ts';
import { VoiceButton } from './voice-button.tsx';

interface PersonProps {
	/** Of the name. */
	id: string;
	speaker: Speaker;
	host: Host;
	/** Tells how they talk at length. */
	full: boolean;
}

function Person({ id, speaker, host, full }: PersonProps) {
	return (
		<div
			className={clsx(
				'grid min-w-0 flex-1 items-center gap-x-3 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:items-start',
				full ? 'grid-cols-[auto_minmax(0,1fr)]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
			)}
		>
			<HostDisc
				speaker={speaker}
				name={host.name}
				className={clsx('self-start', full ? 'size-11' : 'size-9 text-note')}
			/>
			<div className="min-w-0">
				<p id={id} className="font-semibold break-words">
					{host.name}
				</p>
				<p key={String(full)} className={clsx('text-note break-words text-soft', full && 'animate-unfold')}>
					{full ? host.description || host.style : inShort(host.style)}
				</p>
			</div>
			<span className={clsx('relative justify-self-start sm:col-start-2', full && 'col-start-2')}>
				<VoiceButton key={host.voice} voice={host.voice} speaker={speaker} />
			</span>
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

/** Two people on a small stage, each in their ink, with a voice that can be heard. All of it but the voices chooses them. */
export function Stage({ name, description, hostA, hostB, chosen, onChoose }: StageProps) {
	const id = useId();
	return (
		<div
			className={clsx(
				'relative rounded-surface border p-4 transition-colors duration-150',
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
				<span className="min-w-0">
					<span className="serif block text-read font-semibold break-words">{name}</span>
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
			</button>
			<div className="mt-3.5 flex flex-col gap-3.5 sm:flex-row sm:gap-6">
				<Person id={`${id}-a`} speaker="A" host={hostA} full={chosen} />
				<Person id={`${id}-b`} speaker="B" host={hostB} full={chosen} />
			</div>
		</div>
	);
}
