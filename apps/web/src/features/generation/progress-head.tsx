import type { Job } from '@nexus/contract';
import clsx from 'clsx';
import { Progress } from 'radix-ui';
import { isRunning } from '../../lib/job-status.ts';
import { hostShareGradient } from './host-share-gradient.ts';
import { partOf, STAGES, stageOf, timeLeft } from './stage.ts';
import { useNow } from './use-now.ts';

/** Where the work stands within its stage, in words; nothing where the stage says it all. */
function placeOf(job: Job): string | null {
	if (job.status === 'pending') return job.current_step;
	const place = partOf(job);
	if (place) return place.total > 1 ? `Parte ${place.part} de ${place.total}` : null;
	return /\d/.test(job.current_step) ? job.current_step : null;
}

/** How far the whole is: the figure, the bar in both inks, and where the work stands. */
export function ProgressHead({ job }: { job: Job }) {
	const completed = job.status === 'completed';
	const percent = completed ? 100 : Math.round(job.progress_percentage);
	const stage = stageOf({ stage: job.stage, text: job.current_step }, percent);
	const now = useNow();
	const left = isRunning(job.status) && !job.waiting_for ? timeLeft(job, now) : null;
	return (
		<div>
			<div className="flex items-end justify-between gap-4">
				<p className="serif figures text-display leading-none font-medium">
					{percent}
					<span className="text-title text-soft">%</span>
				</p>
				<div className="text-right">
					<p className="font-semibold" aria-live="polite">
						{completed ? 'Concluído' : stage.label}
					</p>
					{!completed && <p className="figures min-h-5 text-note text-soft">{left ?? placeOf(job)}</p>}
				</div>
			</div>
			<Progress.Root
				value={percent}
				aria-label="Progresso da geração"
				className="mt-4 h-2 overflow-hidden rounded-full bg-hairline"
			>
				<Progress.Indicator
					className="h-full rounded-full bg-linear-to-r from-ember to-lagoon transition-[width] duration-250 ease-out"
					style={{ width: `${percent}%`, backgroundImage: hostShareGradient(job.growing) }}
				/>
			</Progress.Root>
			<ol className="mt-3 hidden justify-between text-note sm:flex" aria-label="Etapas da geração">
				{STAGES.map(({ id, label }) => (
					<li
						key={id}
						aria-current={!completed && id === stage.id ? 'step' : undefined}
						className={clsx(!completed && id === stage.id ? 'font-semibold' : 'text-soft')}
					>
						{label}
					</li>
				))}
			</ol>
		</div>
	);
}
