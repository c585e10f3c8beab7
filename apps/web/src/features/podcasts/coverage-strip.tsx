import type { PodcastDetails } from '@nexus/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { count } from '../../lib/format.ts';
import { documentQuery, scriptQuery } from '../../lib/queries.ts';
import { INK } from '../../ui/host.tsx';
import { coverageOf, oneAfterTheOther } from './coverage.ts';

const TITLE = { one: 'O que o episódio conta do documento', several: 'O que o episódio conta dos documentos' };

/** Characters of all documents, null while they are not known; and where each of several begins, one after the other. */
function useDocumentLengths(ids: readonly string[]) {
	return useQueries({
		queries: ids.map((id) => documentQuery(id)),
		combine: (results) => {
			const isError = results.length === 0 || results.some((result) => result.isError);
			const begins = new Map<string, number>();
			let total = 0;
			for (const { data } of results) {
				if (!data) return { total: null, begins: null, isError };
				begins.set(data.id, total);
				total += data.characters;
			}
			return { total: results.length === 0 ? null : total, begins: ids.length > 1 ? begins : null, isError };
		},
	});
}

/** The document from its beginning to its end, with what the episode tells of it filled in by who tells it. */
export function CoverageStrip({ podcast }: { podcast: PodcastDetails }) {
	const { data: script } = useQuery({ ...scriptQuery(podcast.id), enabled: podcast.total_parts > 0 });
	const { total, begins, isError } = useDocumentLengths(podcast.document_ids);
	if (!script?.lines.some(({ passages }) => passages.length > 0)) return null;
	const isSeveral = podcast.document_ids.length > 1;
	const title = isSeveral ? TITLE.several : TITLE.one;
	if (total === null && isError)
		return (
			<div>
				<h3 className="mb-1 font-medium">{title}</h3>
				<p className="text-soft">
					{isSeveral
						? 'Não foi possível ler o tamanho dos documentos, para mostrar o que deles é contado.'
						: 'Não foi possível ler o tamanho do documento, para mostrar o que dele é contado.'}
				</p>
			</div>
		);
	if (total === null) return null;
	const { cells, share, shares } = coverageOf(begins ? oneAfterTheOther(script.lines, begins) : script.lines, total);
	const percent = (part: number) => `${count(Math.round(part * 100))}%`;
	const hosts = [['A', podcast.host_a.name] as const, ['B', podcast.host_b.name] as const];
	const told = hosts.map(([speaker, name]) => `${name} conta ${percent(shares[speaker])}`).join(' e ');
	return (
		<div>
			<h3 className="mb-2 font-medium">{title}</h3>
			<div
				role="img"
				aria-label={`Do começo ao fim ${isSeveral ? 'dos documentos' : 'do documento'}, o episódio se apoia em ${percent(share)} dos trechos: ${told}.`}
				className="flex h-6 overflow-hidden rounded-control bg-sunk"
			>
				{cells.map((speaker, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
					<span key={index} className={clsx('flex-1', speaker && INK[speaker].fill)} />
				))}
			</div>
			<p className="figures mt-1.5 flex justify-between text-note text-soft" aria-hidden="true">
				<span>Começo</span>
				<span>{percent(share)} dos trechos</span>
				<span>Fim</span>
			</p>
			<p className="figures mt-1 flex flex-wrap gap-x-4 text-note text-soft" aria-hidden="true">
				{hosts.map(([speaker, name]) => (
					<span key={speaker} className="inline-flex items-center gap-1.5">
						<span className={clsx('size-2 rounded-full', INK[speaker].fill)} />
						{name} · {percent(shares[speaker])}
					</span>
				))}
			</p>
		</div>
	);
}
