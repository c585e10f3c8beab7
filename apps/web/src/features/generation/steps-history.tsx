import type { Job } from '@nexus/contract';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';

const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** From this many steps on, they scroll. */
const SCROLLS_ABOVE = 4;

export function StepsHistory({ steps }: { steps: Job['steps_history'] }) {
	if (steps.length === 0) return null;
	return (
		<details className="group border-t border-hairline py-1">
			<summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
				<ChevronDown className="size-4.5 transition-transform group-open:rotate-180" aria-hidden="true" />
				Histórico
				<span className="figures rounded-full border border-outline/60 px-2.5 text-note font-normal text-soft">
					{steps.length === 1 ? '1 etapa' : `${steps.length} etapas`}
				</span>
			</summary>
			<ol
				tabIndex={steps.length > SCROLLS_ABOVE ? 0 : undefined}
				aria-label="Etapas concluídas"
				className={clsx('flex flex-col', steps.length > SCROLLS_ABOVE && 'max-h-44 overflow-y-auto pr-3')}
			>
				{steps.map(({ step, timestamp }) => (
					<li key={`${timestamp} ${step}`} className="flex justify-between gap-4 py-1.5">
						<span>{step}</span>
						<time dateTime={timestamp} className="figures shrink-0 text-note text-soft">
							{time.format(new Date(timestamp))}
						</time>
					</li>
				))}
			</ol>
		</details>
	);
}
