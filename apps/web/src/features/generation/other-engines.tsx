import type { EngineWithModel, JobEngines, ResumeBody } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/spinner.tsx';

type Stage = 'script' | 'speech';

/** As wide as the panel on a phone, where what is offered takes two lines. */
const WAY = 'max-sm:h-auto max-sm:min-h-11 max-sm:w-full max-sm:py-2 max-sm:text-balance max-sm:whitespace-normal';

const NAMES: Record<Stage, Partial<Record<EngineWithModel['engine'], string>>> = {
	script: {
		embedded: 'Escrever nesta instalação, sem custo',
		natural: 'Escrever nesta instalação, sem custo',
		gemini: 'Escrever com o Gemini',
	},
	speech: {
		embedded: 'Usar a voz básica desta instalação, sem custo',
		natural: 'Usar as vozes naturais desta instalação, sem custo',
		gemini: 'Usar as vozes do Gemini',
	},
};
/** Of any other engine: the operator configured it. */
const CONFIGURED = {
	script: 'Escrever no servidor configurado',
	speech: 'Usar as vozes do servidor configurado',
} as const;

function consequence(stage: Stage, { voiced_parts: voiced }: JobEngines): string {
	if (stage === 'script') return 'O que já foi escrito fica; o resto é escrito por quem você escolher.';
	if (voiced === 0) return 'O roteiro fica como está, e o episódio inteiro terá as novas vozes.';
	const parts = voiced === 1 ? '1 parte' : `${voiced} partes`;
	return `O roteiro fica como está. O que já foi narrado (${parts}) será narrado de novo, para que o episódio inteiro tenha as mesmas vozes.`;
}

const useJobEngines = (jobId: string) =>
	useQuery({
		queryKey: ['job-engines', jobId],
		queryFn: ({ signal }) => read('jobEngines', { params: { id: jobId }, signal }),
		refetchOnMount: 'always',
	});

interface ChoosingProps {
	changing: boolean;
	onChoose: (body: NonNullable<ResumeBody>) => void;
}

interface OtherEnginesProps extends ChoosingProps {
	jobId: string;
	/** What the engine is to do. */
	stage: Stage;
}

/** Who else could go on with a job that waits for a provider, and what would be made again. */
export function OtherEngines({ jobId, stage, ...choosing }: OtherEnginesProps) {
	const { data, isError } = useJobEngines(jobId);
	if (isError) return <p className="mt-4 text-note text-soft">Não foi possível ler as opções. Tente de novo.</p>;
	if (!data) return <Skeleton className="mt-4 h-20" />;
	return (
		<div className="mt-4 border-t border-hairline pt-4">
			<Choices stage={stage} engines={data} {...choosing} />
			{data[stage].current.engine === 'gemini' && <OwnKey />}
		</div>
	);
}

/**
 * Who else could go on with a job that a provider has failed: where two stages depend on providers, either of them may
 * be the one to change, first the one that was at work. Nothing where no provider is involved.
 */
export function OtherEnginesAfterFailure({ jobId, stage: failed, ...choosing }: OtherEnginesProps) {
	const { data } = useJobEngines(jobId);
	if (!data) return null;
	const order = failed === 'script' ? (['script', 'speech'] as const) : (['speech', 'script'] as const);
	const stages = order.filter((stage) => data[stage].current.engine !== 'embedded' && data[stage].others.length > 0);
	if (stages.length === 0) return null;
	return (
		<section aria-label="Continuar de outra forma" className="rounded-surface border border-hairline bg-sunk p-4">
			<h3 className="font-semibold">Continuar de outra forma</h3>
			<p className="mt-0.5 mb-4 text-note text-soft">O que já foi feito está guardado.</p>
			<div className="flex flex-col gap-5">
				{stages.map((stage) => (
					<div key={stage}>
						<h4 className="mb-0.5 font-medium">{stage === 'script' ? 'Roteiro' : 'Vozes'}</h4>
						<Choices stage={stage} engines={data} {...choosing} />
					</div>
				))}
				{stages.length === 2 && (
					<div>
						<h4 className="font-medium">Roteiro e vozes</h4>
						<Button
							size="small"
							className={`${WAY} mt-2.5`}
							disabled={choosing.changing}
							onClick={() => choosing.onChoose({ script_engine: 'embedded', speech_engine: 'embedded' })}
						>
							Escrever e narrar nesta instalação
						</Button>
					</div>
				)}
			</div>
			{stages.some((stage) => data[stage].current.engine === 'gemini') && <OwnKey />}
		</section>
	);
}

function Choices({ stage, engines, changing, onChoose }: ChoosingProps & { stage: Stage; engines: JobEngines }) {
	return (
		<>
			<p className="text-note text-soft">{consequence(stage, engines)}</p>
			<div className="mt-2.5 flex flex-col items-start gap-2.5">
				{engines[stage].others.map(({ engine }) => (
					<Button
						key={engine}
						size="small"
						className={WAY}
						disabled={changing}
						onClick={() => onChoose(stage === 'script' ? { script_engine: engine } : { speech_engine: engine })}
					>
						{NAMES[stage][engine] ?? CONFIGURED[stage]}
					</Button>
				))}
			</div>
		</>
	);
}

function OwnKey() {
	return (
		<p className="mt-3 text-note text-soft">
			Ou{' '}
			<Link href="/settings?tab=gemini" className="font-medium text-ink underline underline-offset-4">
				use a sua própria chave
			</Link>{' '}
			e tente de novo.
		</p>
	);
}
