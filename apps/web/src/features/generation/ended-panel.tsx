import { useQuery } from '@tanstack/react-query';
import { jobQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { Failure } from './failure.tsx';

interface EndedPanelProps {
	jobId: string;
	/** `failed` tells why; `cancelled` was wanted. */
	end: 'failed' | 'cancelled';
	/** Whether something of it can be heard, which goes before making the rest. */
	audible: boolean;
	/** Whether what can be heard is the version before, whole. */
	olderVersion: boolean;
	retrying: boolean;
	onRetry: () => void;
}

/** An episode whose making did not come to its end, and the way on. */
export function EndedPanel({ jobId, end, audible, olderVersion, retrying, onRetry }: EndedPanelProps) {
	const { data: job } = useQuery(jobQuery(jobId));
	const again = (
		<Button variant={audible ? 'secondary' : 'primary'} disabled={retrying} onClick={onRetry}>
			{retrying ? 'Iniciando...' : 'Tentar novamente'}
		</Button>
	);
	if (end === 'cancelled')
		return (
			<div className="mb-10 max-w-[46rem]">
				<Panel title="Geração cancelada">
					<p className="mb-4">O que já foi feito está guardado: a geração continua de onde parou.</p>
					{again}
				</Panel>
			</div>
		);
	return (
		<section aria-labelledby="falha" className="mb-10 max-w-[46rem]">
			<h2 id="falha" className="serif text-head font-semibold">
				Falha na Geração
			</h2>
			<p className="mt-1 mb-5 text-soft">
				Ocorreu um erro no processamento.{olderVersion && ' Você continua ouvindo a versão anterior.'}
			</p>
			{job ? <Failure job={job} /> : <Skeleton className="h-40" />}
			<div className="mt-6">{again}</div>
		</section>
	);
}
