import type { PodcastDetails } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { count } from '../../lib/format.ts';
import { documentQuery, scriptQuery } from '../../lib/queries.ts';
import { INK } from '../../ui/host.tsx';
import { coverageOf } from './coverage.ts';

/** The document from its beginning to its end, with what the episode tells of it filled in by who tells it. */
export function CoverageStrip({ podcast }: { podcast: PodcastDetails }) {
	const { data: script } = useQuery({ ...scriptQuery(podcast.id), enabled: podcast.total_parts > 0 });
	const { data: document } = useQuery(documentQuery(podcast.document_id));
	if (!script || !document || !script.lines.some(({ spans }) => spans.length > 0)) return null;
	const { cells, share } = coverageOf(script.lines, document.characters);
	return (
		<div>
			<h3 className="mb-2 font-medium">O que do documento é contado</h3>
			<div
				role="img"
				aria-label={`Do começo ao fim do documento, o episódio se apoia em ${count(Math.round(share * 100))}% dos trechos.`}
				className="flex h-6 overflow-hidden rounded-control bg-sunk"
			>
				{cells.map((speaker, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
					<span key={index} className={clsx('flex-1', speaker && INK[speaker].fill)} />
				))}
			</div>
			<p className="figures mt-1.5 flex justify-between text-note text-soft" aria-hidden="true">
				<span>Começo</span>
				<span>{count(Math.round(share * 100))}% dos trechos</span>
				<span>Fim</span>
			</p>
		</div>
	);
}
