import type { Estimate } from '@nexus/contract';
import { LANGUAGE_NAMES, type Language } from '@nexus/contract/languages';
import { costFigure } from '../../lib/cost.ts';
import { minutes, minutesRange } from '../../lib/format.ts';
import { HostDisc } from '../../ui/host.tsx';

interface EpisodeSummaryProps {
	/** Null while no document was chosen. */
	file: string | null;
	/** How many it is made of. */
	documents: number;
	title: string;
	/** Of a series; null for one episode alone. */
	episodes: number | null;
	personality: string;
	hostA: string;
	hostB: string;
	language: Language;
	parts: number | null;
	/** Null while no estimate is known. */
	expected: Pick<Estimate, 'estimated_audio_duration' | 'estimated_audio_range' | 'cost_breakdown' | 'free'> | null;
	/** While an estimate is on its way. */
	waiting: boolean;
}

/** The episode as it will be, in sight while it is being put together. */
export function EpisodeSummary(props: EpisodeSummaryProps) {
	const { file, documents, title, episodes, personality, hostA, hostB, language, parts, expected, waiting } = props;
	const facts: [string, string][] = [
		documents > 1 ? ['Arquivos', `${documents} documentos`] : ['Arquivo', file ?? 'Nenhum ainda'],
		['Personalidade', personality],
		['Idioma', LANGUAGE_NAMES[language]],
	];
	if (episodes !== null) facts.push(['Episódios', String(episodes)]);
	if (parts !== null && parts > 1) facts.push(['Partes', String(parts)]);
	if (expected) {
		const isReading = expected.cost_breakdown.script_generation.engine === 'embedded';
		facts.push(['Roteiro', isReading ? 'Leitura guiada' : 'Conversa']);
		facts.push([
			'Duração',
			expected.estimated_audio_range
				? minutesRange(expected.estimated_audio_range)
				: minutes(expected.estimated_audio_duration),
		]);
		facts.push(['Custo', costFigure(expected)]);
	}
	return (
		<div>
			<p className="text-note text-soft">{episodes === null ? 'Seu episódio' : 'Sua série'}</p>
			<p className="serif mt-1 line-clamp-3 text-head font-semibold break-words">{title}</p>
			<ul aria-label="Apresentadores" className="mt-5 flex flex-col gap-3">
				{[['A', hostA] as const, ['B', hostB] as const].map(([speaker, name]) => (
					<li key={speaker} className="flex items-center gap-3">
						<HostDisc speaker={speaker} name={name} className="size-9 text-note" />
						<span className="font-medium">{name}</span>
					</li>
				))}
			</ul>
			<dl className="mt-5 border-t border-hairline">
				{facts.map(([term, fact]) => (
					<div key={term} className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5">
						<dt className="text-soft">{term}</dt>
						<dd className="min-w-0 truncate text-right font-medium">{fact}</dd>
					</div>
				))}
			</dl>
			{!expected && (waiting || file === null) && (
				<p className="mt-3 text-note text-soft">
					{waiting ? 'Carregando estimativa...' : 'Faça upload do arquivo para ver a estimativa'}
				</p>
			)}
		</div>
	);
}
