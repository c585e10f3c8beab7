import type { PodcastDetails } from '@nexus/contract';
import { LANGUAGE_NAMES } from '@nexus/contract/languages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aboutMinutes, count, dateAndTime, fileSize, minutes } from '../../lib/format.ts';
import { heardSeconds } from '../../lib/podcast-state.ts';
import { documentQuery, presetsQuery } from '../../lib/queries.ts';
import { AUDIENCE_NAMES, EFFORT_NAMES, FORMAT_NAMES } from '../../lib/script-wish-names.ts';
import { CostComparison } from './cost-comparison.tsx';
import { CoverageStrip } from './coverage-strip.tsx';
import { DocumentMap, type SectionAdding } from './document-map.tsx';

function DocumentWords({ id }: { id: string | null }): ReactNode {
	const { data, isError } = useQuery(documentQuery(id));
	if (id === null || isError) return 'Removido';
	if (!data) return '';
	return data.available ? `${data.filename} (${fileSize(data.size)})` : `${data.filename} (removido)`;
}

function documentFact({ document_id, document_ids }: PodcastDetails): [string, ReactNode] {
	if (document_ids.length < 2) return ['Documento', <DocumentWords key="one" id={document_id} />];
	const all = document_ids.map((id) => (
		<li key={id}>
			<DocumentWords id={id} />
		</li>
	));
	return ['Documentos', <ol key="all">{all}</ol>];
}

function usePersonality({ personalityPreset }: PodcastDetails): string {
	const { data } = useQuery(presetsQuery());
	if (personalityPreset === 'custom') return 'Duo personalizado';
	return data?.find(({ preset_id }) => preset_id === personalityPreset)?.name ?? '';
}

function durationWords(podcast: PodcastDetails): string {
	const expected = podcast.estimate?.estimated_audio_duration;
	const seconds = heardSeconds(podcast, Date.now());
	if (seconds === null) return `${aboutMinutes(expected ?? podcast.estimated_duration)} (estimada)`;
	return expected ? `${minutes(seconds / 60)} (estimada: ${aboutMinutes(expected)})` : minutes(seconds / 60);
}

/** What was asked of the script, where something was. */
function askedFacts({ target_minutes, format, audience, effort }: PodcastDetails): [string, string][] {
	const asked: [string, string | null][] = [
		['Duração pedida', target_minutes === null ? null : minutes(target_minutes)],
		['Formato', format && FORMAT_NAMES[format]],
		['Público', audience && AUDIENCE_NAMES[audience]],
		['Cuidado', effort && EFFORT_NAMES[effort]],
	];
	return asked.flatMap(([term, fact]) => (fact ? [[term, fact]] : []));
}

interface AboutPodcastProps {
	podcast: PodcastDetails;
	/** The way to other voices, where there is one. */
	voices?: ReactNode;
	adding?: SectionAdding | undefined;
}

/** What the episode was made of and how, and what it cost. */
export function AboutPodcast({ podcast, voices, adding }: AboutPodcastProps) {
	const personality = usePersonality(podcast);
	const size = podcast.audio_outputs.reduce((sum, { file_size }) => sum + file_size, 0);
	const facts: [string, ReactNode][] = [
		documentFact(podcast),
		['Personalidade', personality],
		['Idioma', LANGUAGE_NAMES[podcast.language]],
		['Duração', durationWords(podcast)],
		...askedFacts(podcast),
	];
	if (voices) facts.push(['Vozes', voices]);
	if (podcast.total_parts > 0) facts.push(['Partes do roteiro', count(podcast.total_parts)]);
	if (size > 0) facts.push(['Tamanho do áudio', fileSize(size)]);
	facts.push(['Criado em', dateAndTime(podcast.createdAt)]);
	return (
		<section aria-labelledby="sobre" className="mt-16 border-t border-hairline pt-8">
			<h2 id="sobre" className="serif text-head font-semibold">
				Sobre este episódio
			</h2>
			<div className="mt-5 grid gap-x-16 gap-y-8 lg:grid-cols-2">
				<dl>
					{facts.map(([term, fact]) => (
						<div key={term} className="flex justify-between gap-6 border-b border-hairline py-2.5 first:pt-0">
							<dt className="shrink-0 text-soft">{term}</dt>
							<dd className="figures min-h-6 min-w-0 text-right font-medium break-words">{fact}</dd>
						</div>
					))}
				</dl>
				<div className="space-y-8">
					<CoverageStrip podcast={podcast} />
					<DocumentMap podcast={podcast} adding={adding} />
					{podcast.focus?.text && (
						<div>
							<h3 className="mb-1 font-medium">Foco pedido</h3>
							<p className="break-words whitespace-pre-line text-soft">{podcast.focus.text}</p>
						</div>
					)}
					{podcast.custom_style && (
						<div>
							<h3 className="mb-1 font-medium">Estilo pedido</h3>
							<p className="break-words whitespace-pre-line text-soft">{podcast.custom_style}</p>
						</div>
					)}
					{(podcast.estimate || podcast.usage) && (
						<div>
							<h3 className="mb-2 font-medium">Custo</h3>
							<CostComparison estimate={podcast.estimate} usage={podcast.usage} />
						</div>
					)}
				</div>
			</div>
		</section>
	);
}
