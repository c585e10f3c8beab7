import type { JobEngines, ResumeBody } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/spinner.tsx';

interface OtherEnginesProps {
	jobId: string;
	/** What the engine is to do. */
	stage: 'script' | 'speech';
	changing: boolean;
	onChoose: (body: NonNullable<ResumeBody>) => void;
}

const NAMES = {
	script: {
		embedded: 'Escrever nesta instalação, sem custo',
		gemini: 'Escrever com o Gemini',
		openai: 'Escrever no servidor configurado',
	},
	speech: {
		embedded: 'Usar as vozes desta instalação, sem custo',
		gemini: 'Usar as vozes do Gemini',
		openai: 'Usar as vozes do servidor configurado',
	},
} as const;

function consequence(stage: 'script' | 'speech', { voiced_parts: voiced }: JobEngines): string {
	if (stage === 'script') return 'O que já foi escrito fica; o resto é escrito por quem você escolher.';
	if (voiced === 0) return 'O roteiro fica como está, e o episódio inteiro terá as novas vozes.';
	const parts = voiced === 1 ? '1 parte' : `${voiced} partes`;
	return `O roteiro fica como está. O que já foi narrado (${parts}) será narrado de novo, para que o episódio inteiro tenha as mesmas vozes.`;
}

/** Who else could go on with a job that waits for a provider, and what would be made again. */
export function OtherEngines({ jobId, stage, changing, onChoose }: OtherEnginesProps) {
	const { data, isError } = useQuery({
		queryKey: ['job-engines', jobId],
		queryFn: ({ signal }) => read<JobEngines>('jobEngines', { params: { id: jobId }, signal }),
	});
	if (isError) return <p className="mt-4 text-note text-soft">Não foi possível ler os mecanismos. Tente de novo.</p>;
	if (!data) return <Skeleton className="mt-4 h-20" />;
	const { current, others } = data[stage];
	return (
		<div className="mt-4 border-t border-hairline pt-4">
			<p className="text-note text-soft">{consequence(stage, data)}</p>
			<div className="mt-3 flex flex-col items-start gap-2.5">
				{others.map(({ engine }) => (
					<Button
						key={engine}
						size="small"
						disabled={changing}
						onClick={() => onChoose(stage === 'script' ? { script_engine: engine } : { speech_engine: engine })}
					>
						{NAMES[stage][engine]}
					</Button>
				))}
				{current.engine === 'gemini' && (
					<p className="text-note text-soft">
						Ou{' '}
						<Link href="/settings?tab=gemini" className="font-medium text-ink underline underline-offset-4">
							use a sua própria chave
						</Link>{' '}
						e tente de novo.
					</p>
				)}
			</div>
		</div>
	);
}
