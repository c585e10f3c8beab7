import type { ErrorCode, Job } from '@nexus/contract';
import { CircleAlert } from 'lucide-react';
import { hintsFor } from './hints.ts';
import { OtherEnginesAfterFailure } from './other-engines.tsx';
import { stageOf, stoppedIn } from './stage.ts';
import { useResume } from './use-resume.ts';

/** Failures of whoever writes or speaks: another one may not have them. */
const OF_AN_ENGINE: ReadonlySet<string> = new Set<ErrorCode>([
	'engine_unavailable',
	'gemini_key_required',
	'gemini_key_unreadable',
	'own_key_invalid',
	'system_key_invalid',
	'provider_key_invalid',
	'provider_refused',
	'provider_model_missing',
	'provider_request_refused',
	'provider_quota_day',
	'provider_quota_minute',
	'provider_credit_spent',
	'provider_blocked',
	'provider_unavailable',
	'provider_timeout',
	'provider_answer_unusable',
	'provider_prompt_cut',
	'speech_failed',
	'speech_unusable',
	'speech_blocked',
]);

export function Failure({ job }: { job: Job }) {
	const message = job.error_message || 'Falha na geração do podcast';
	const resume = useResume(job.id);
	return (
		<div className="flex flex-col gap-5">
			<div role="alert" className="flex gap-3 rounded-surface border border-alarm/35 bg-alarm-wash p-4">
				<CircleAlert className="mt-0.5 size-5 shrink-0 text-alarm" aria-hidden="true" />
				<p className="min-w-0 font-medium break-words">{message}</p>
			</div>
			<dl className="grid grid-cols-2 gap-x-6">
				<div>
					<dt className="text-note text-soft">Etapa em que parou</dt>
					<dd className="font-medium">{stoppedIn(job).text}</dd>
				</div>
				<div>
					<dt className="text-note text-soft">Progresso até a falha</dt>
					<dd className="figures font-medium">{Math.round(job.progress_percentage)}%</dd>
				</div>
			</dl>
			{job.error_code !== null && OF_AN_ENGINE.has(job.error_code) && (
				<OtherEnginesAfterFailure
					jobId={job.id}
					stage={stageOf(stoppedIn(job), job.progress_percentage).id === 'audio' ? 'speech' : 'script'}
					changing={resume.isPending}
					onChoose={(body) => resume.mutate(body)}
				/>
			)}
			<div>
				<h3 className="font-semibold">O que você pode fazer</h3>
				<ul className="mt-1.5 list-disc space-y-1 pl-5 text-soft">
					{hintsFor(message).map((hint) => (
						<li key={hint}>{hint}</li>
					))}
				</ul>
			</div>
			{job.error_traceback && (
				<details>
					<summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
						Ver Detalhes
					</summary>
					<pre
						// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
						tabIndex={0}
						className="max-h-56 overflow-auto rounded-control bg-sunk p-4 text-note"
					>
						{job.error_traceback}
					</pre>
				</details>
			)}
		</div>
	);
}
