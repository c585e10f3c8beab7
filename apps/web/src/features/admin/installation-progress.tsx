import type { VoicesOverview } from '@nexus/contract';
import clsx from 'clsx';
import { Progress } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { stageWords } from './words.ts';

interface InstallationProgressProps {
	installation: NonNullable<VoicesOverview['installation']>;
	/** Of the model. */
	title: string;
	cancelling: boolean;
	onCancel: () => void;
}

/** How far an installation is, or why it failed. */
export function InstallationProgress({ installation, title, cancelling, onCancel }: InstallationProgressProps) {
	if (installation.error !== null) {
		return (
			<Panel tone="alarm" title={`${title} não foi instalado`}>
				<p className="break-words">{installation.error}</p>
				<p className="mt-1">
					{installation.resumes
						? 'O que já foi baixado está guardado: uma nova tentativa continua dali.'
						: 'O que foi baixado não serve e não foi guardado: uma nova tentativa começa do início.'}
				</p>
			</Panel>
		);
	}
	const { bytes, total, stage } = installation;
	const percent = stage === 'downloading' && total ? Math.round((100 * bytes) / total) : null;
	return (
		<div className="rounded-surface border border-hairline bg-sunk p-4">
			<div className="flex items-center justify-between gap-4">
				<div className="min-w-0" aria-live="polite">
					<p className="font-semibold">Instalando {title}</p>
					<p className="figures text-note text-soft">{stageWords(installation)}</p>
				</div>
				<Button size="small" disabled={cancelling} onClick={onCancel}>
					Interromper
				</Button>
			</div>
			<Progress.Root
				value={percent}
				aria-label="Progresso da instalação"
				className="mt-3 h-2 overflow-hidden rounded-full bg-hairline"
			>
				<Progress.Indicator
					className={clsx('h-full rounded-full bg-ink', percent === null && 'animate-breathe')}
					style={{ width: `${percent ?? 100}%` }}
				/>
			</Progress.Root>
		</div>
	);
}
