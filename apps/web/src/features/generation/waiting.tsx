import type { Job } from '@nexus/contract';
import { Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { waitedWords, waitWords } from '../../lib/wait-words.ts';
import { Button } from '../../ui/button.tsx';
import { OtherEngines } from './other-engines.tsx';
import { useNow } from './use-now.ts';
import { useResume } from './use-resume.ts';

/** What a job waits for and until when, and the ways on. Nothing while it does not wait. */
export function Waiting({ job }: { job: Job }) {
	return job.waiting_for ? <WaitingPanel job={job} waitingFor={job.waiting_for} /> : null;
}

function WaitingPanel({ job, waitingFor }: { job: Job; waitingFor: NonNullable<Job['waiting_for']> }) {
	const now = useNow();
	return (
		<section aria-label="Em espera" className="rounded-surface border border-hairline bg-sunk p-4 sm:p-5">
			<div className="flex gap-3">
				<Hourglass className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
				<div className="min-w-0">
					<p role="status" className="figures font-medium">
						{waitWords(job, now)}
					</p>
					<p className="figures mt-1 text-note text-soft">
						{job.waiting_reason === 'silent' ? 'Sem resposta' : 'Em espera'} {waitedWords(job, now)}. O que já foi feito
						está guardado.
					</p>
				</div>
			</div>
			{waitingFor !== 'worker' && <WaysOn job={job} waitingFor={waitingFor} />}
		</section>
	);
}

interface WaysOnProps {
	job: Job;
	waitingFor: Exclude<NonNullable<Job['waiting_for']>, 'worker'>;
}

/** To try again now, or to go on with another engine. Neither helps where no process works off jobs. */
function WaysOn({ job, waitingFor }: WaysOnProps) {
	const [choosing, setChoosing] = useState(false);
	const choices = useId();
	const resume = useResume(job.id, () => setChoosing(false));
	return (
		<>
			<div className="mt-4 flex flex-wrap gap-2.5">
				<Button size="small" disabled={resume.isPending} onClick={() => resume.mutate({})}>
					{resume.isPending ? 'Tentando...' : 'Tentar agora'}
				</Button>
				{waitingFor !== 'storage' && (
					<Button
						size="small"
						variant="quiet"
						aria-expanded={choosing}
						aria-controls={choices}
						onClick={() => setChoosing(!choosing)}
					>
						Continuar de outra forma
					</Button>
				)}
			</div>
			<div id={choices}>
				{choosing && waitingFor !== 'storage' && (
					<OtherEngines
						jobId={job.id}
						stage={waitingFor === 'script_provider' ? 'script' : 'speech'}
						changing={resume.isPending}
						onChoose={(body) => resume.mutate(body)}
					/>
				)}
			</div>
		</>
	);
}
