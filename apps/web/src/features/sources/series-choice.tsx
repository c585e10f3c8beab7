import clsx from 'clsx';
import { useId } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';

const CHOICES = [
	{ series: false, label: 'Um episódio só', note: 'Todos contados juntos, com um só roteiro.' },
	{ series: true, label: 'Uma série, um episódio por documento', note: 'Sob um título, um depois do outro.' },
] as const;

interface SeriesChoiceProps {
	series: boolean;
	onChoose: (series: boolean) => void;
}

/** What becomes of several documents. */
export function SeriesChoice({ series: chosen, onChoose }: SeriesChoiceProps) {
	const id = useId();
	return (
		<RadioGroup label="O que fazer deles" className="mb-6 grid gap-2.5 sm:grid-cols-2">
			{CHOICES.map(({ series, label, note }) => (
				// biome-ignore lint/a11y/useSemanticElements: a button that looks and moves as one of a group
				<button
					key={label}
					type="button"
					role="radio"
					aria-checked={series === chosen}
					aria-label={label}
					aria-describedby={`${id}-${series}`}
					tabIndex={series === chosen ? 0 : -1}
					onClick={() => onChoose(series)}
					className={clsx(
						'rounded-control border px-4 py-2.5 text-left transition-colors duration-150',
						series === chosen
							? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]'
							: 'border-outline/60 text-soft hover:border-ink hover:text-ink',
					)}
				>
					<span className="block font-medium">{label}</span>
					<span id={`${id}-${series}`} className="block text-note text-soft">
						{note}
					</span>
				</button>
			))}
		</RadioGroup>
	);
}
