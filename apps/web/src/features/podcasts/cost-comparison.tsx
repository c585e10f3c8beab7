import type { JobEstimate, Usage } from '@nexus/contract';
import { isPriced } from '../../lib/cost.ts';
import { dollars } from '../../lib/format.ts';

interface Cost {
	label: string;
	script: number;
	voice: number;
}

function CostBar({ label, script, voice, longest }: Cost & { longest: number }) {
	const width = (value: number) => `${longest > 0 ? (value / longest) * 100 : 0}%`;
	return (
		<div>
			<p className="flex justify-between gap-4">
				<span className="text-soft">{label}</span>
				<span className="figures font-medium">{dollars(script + voice)}</span>
			</p>
			<div className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-full bg-ink/8" aria-hidden="true">
				<span className="bg-ink" style={{ width: width(script) }} />
				<span className="bg-outline" style={{ width: width(voice) }} />
			</div>
		</div>
	);
}

/** What it was expected to cost, and what it did: script and voices, on one scale. */
export function CostComparison({ estimate, usage }: { estimate: JobEstimate | null; usage: Usage | null }) {
	if (!estimate && !usage) return null;
	if ((estimate?.free ?? true) && (usage?.total_cost_usd ?? 0) === 0)
		return (
			<p>
				<span className="font-medium">Grátis.</span>{' '}
				<span className="text-soft">O roteiro e as vozes são feitos neste servidor.</span>
			</p>
		);
	if (estimate && !isPriced(estimate) && (usage?.total_cost_usd ?? 0) === 0)
		return <p className="text-soft">Feito por um servidor próprio, cujo custo não é contado aqui.</p>;
	const costs: Cost[] = [];
	if (estimate) {
		const { script_generation, tts_generation } = estimate.cost_breakdown;
		costs.push({ label: 'Estimado', script: script_generation.cost_usd, voice: tts_generation.cost_usd });
	}
	if (usage) costs.push({ label: 'Real', script: usage.script.cost_usd, voice: usage.speech.cost_usd });
	const longest = Math.max(...costs.map(({ script, voice }) => script + voice));
	return (
		<div className="space-y-3">
			{costs.map((cost) => (
				<CostBar key={cost.label} {...cost} longest={longest} />
			))}
			<p className="flex gap-4 text-note text-soft">
				<span className="inline-flex items-center gap-1.5">
					<span className="size-2 rounded-full bg-ink" aria-hidden="true" /> Roteiro
				</span>
				<span className="inline-flex items-center gap-1.5">
					<span className="size-2 rounded-full bg-outline" aria-hidden="true" /> Vozes
				</span>
			</p>
		</div>
	);
}
