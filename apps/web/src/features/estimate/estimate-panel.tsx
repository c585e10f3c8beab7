import type { Estimate } from '@nexus/contract';
import clsx from 'clsx';
import { Lightbulb, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { costFigure, isPriced } from '../../lib/cost.ts';
import { count, dollars, minutes, minutesFigure, minutesRange } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, Spinner } from '../../ui/spinner.tsx';
import { ComparedBars, SplitBar } from './share-bars.tsx';

interface EstimatePanelProps {
	/** Whether there is a document to tell of. */
	hasDocument: boolean;
	/** While a new estimate is on its way, the one before it. */
	estimate: Estimate | undefined;
	error: Error | null;
	loading: boolean;
	onRetry: () => void;
}

function Figure({
	title,
	figure,
	note,
	children,
}: {
	title: string;
	figure: string;
	note?: string;
	children: ReactNode;
}) {
	return (
		<div className="min-w-0">
			<p className="text-note text-soft">{title}</p>
			<p className="serif figures mt-0.5 text-title font-semibold">{figure}</p>
			{note && <p className="mt-1 text-note text-soft">{note}</p>}
			<div className="mt-3">{children}</div>
		</div>
	);
}

function Duration({ estimate }: { estimate: Estimate }) {
	const { estimated_audio_duration: listening, estimated_audio_range: range, document_info } = estimate;
	const reading = document_info.estimated_reading_time;
	return (
		<Figure title="Duração do áudio" figure={range ? minutesRange(range) : minutesFigure(listening)}>
			<ComparedBars
				shares={[
					{
						label: 'Ouvir o podcast',
						figure: range ? minutesRange(range) : minutes(listening),
						value: listening,
						className: 'bg-ink',
					},
					{ label: 'Ler o documento', figure: minutes(reading), value: reading, className: 'bg-outline' },
				]}
			/>
		</Figure>
	);
}

function Cost({ estimate }: { estimate: Estimate }) {
	const { cost_breakdown, free } = estimate;
	const script = cost_breakdown.script_generation.cost_usd;
	const voice = cost_breakdown.tts_generation.cost_usd;
	return (
		<Figure title="Custo" figure={costFigure(estimate)}>
			{free || !isPriced(estimate) ? (
				<p className="text-soft">{estimate.cost_note.replace(/^Custo zero: (.)/, (_, first) => first.toUpperCase())}</p>
			) : (
				<SplitBar
					shares={[
						{ label: 'Roteiro', figure: dollars(script), value: script, className: 'bg-ink' },
						{ label: 'Vozes', figure: dollars(voice), value: voice, className: 'bg-outline' },
					]}
				/>
			)}
		</Figure>
	);
}

function Facts({ estimate }: { estimate: Estimate }) {
	const { input_tokens, output_tokens } = estimate.token_usage.script_generation;
	const usesModel = input_tokens + output_tokens > 0;
	const facts: [string, string][] = [
		['Tamanho do roteiro', `${count(estimate.estimated_script_length)} caracteres`],
		...(usesModel
			? ([
					['Tokens de entrada', count(input_tokens)],
					['Tokens de saída', count(output_tokens)],
				] satisfies [string, string][])
			: ([['Tokens', 'Nenhum: sem modelo de linguagem']] satisfies [string, string][])),
	];
	return (
		<dl className={clsx('mt-6 grid gap-x-10', usesModel ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
			{facts.map(([term, fact]) => (
				<div key={term} className="flex items-baseline justify-between gap-3 border-t border-hairline py-2.5 sm:block">
					<dt className="text-note text-soft">{term}</dt>
					<dd className="figures font-medium">{fact}</dd>
				</div>
			))}
		</dl>
	);
}

function Loaded({ estimate }: { estimate: Estimate }) {
	return (
		<>
			<div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
				<Duration estimate={estimate} />
				<Cost estimate={estimate} />
			</div>
			<Facts estimate={estimate} />
			{estimate.recommendations.length > 0 && (
				<section aria-label="Recomendações" className="mt-3 rounded-surface bg-sunk p-4">
					<h4 className="flex items-center gap-2 font-semibold">
						<Lightbulb className="size-4.5 shrink-0" aria-hidden="true" />
						Recomendações
					</h4>
					<ul className="mt-1.5 flex list-disc flex-col gap-1 pl-11 text-soft">
						{estimate.recommendations.map((recommendation) => (
							<li key={recommendation}>{recommendation}</li>
						))}
					</ul>
				</section>
			)}
			{!estimate.free && isPriced(estimate) && (
				<p className="mt-3 text-note text-soft">
					{estimate.cost_note} As estimativas se baseiam na API do provedor de modelos atual.
				</p>
			)}
		</>
	);
}

/** How long the episode will be and what it will cost, before anything is made. */
export function EstimatePanel({ hasDocument, estimate, error, loading, onRetry }: EstimatePanelProps) {
	const shown = hasDocument ? estimate : undefined;
	return (
		<section aria-labelledby="estimativa" aria-busy={loading} className="border-t border-hairline pt-5">
			<div className="mb-3 flex min-h-6 items-center justify-between gap-4">
				<h3 id="estimativa" className="serif text-head font-semibold">
					Estimativa
				</h3>
				<p role="status" className="flex items-center gap-2 text-note text-soft">
					{hasDocument && loading && (
						<>
							<Spinner className="size-4" />
							Carregando estimativa...
						</>
					)}
				</p>
			</div>
			{!hasDocument && <p className="text-soft">Faça upload do arquivo para ver a estimativa</p>}
			{hasDocument && error && !loading && (
				<Panel tone="alarm" title={`Erro ao calcular estimativa: ${reasonOf(error, 'Erro desconhecido')}`}>
					<Button size="small" className="mt-2" onClick={onRetry}>
						<RotateCw className="size-4" aria-hidden="true" />
						Calcular de novo
					</Button>
				</Panel>
			)}
			{shown && !error && <Loaded estimate={shown} />}
			{hasDocument && !shown && loading && (
				<div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
					<Skeleton className="h-40" />
					<Skeleton className="h-40" />
				</div>
			)}
		</section>
	);
}
