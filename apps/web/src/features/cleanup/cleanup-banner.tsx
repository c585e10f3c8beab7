import type { CleanupEntry, CleanupStats } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { CLEANUP_REASON_WORDS } from '../../lib/cleanup-reasons.ts';
import { count, dateAndTime, fileSize, percentFigure } from '../../lib/format.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { storedWords } from './cleanup-words.ts';
import { cleanupStatsQuery } from './queries.ts';

const DEFAULT_SCHEDULE = 'Diário às 1h';

/** What of the audio is still there, what was removed lately, and when it is cleaned up next. */
export function CleanupBanner() {
	const { data, error, refetch } = useQuery(cleanupStatsQuery);
	return (
		<section aria-labelledby="limpeza" className="border-t border-hairline py-7">
			{data ? (
				<Loaded stats={data} />
			) : error ? (
				<div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-soft">
					<p>
						<span id="limpeza" className="font-medium text-ink">
							Limpeza automática:
						</span>{' '}
						{reasonOf(error, 'não foi possível carregar as estatísticas.')}
					</p>
					<Button size="small" onClick={() => void refetch()}>
						Tentar novamente
					</Button>
				</div>
			) : (
				<div role="status" aria-label="Carregando a limpeza automática">
					<span id="limpeza" className="sr-only">
						Limpeza automática
					</span>
					<Skeleton className="h-16" />
				</div>
			)}
		</section>
	);
}

function Loaded({ stats: { statistics, configuration } }: { stats: CleanupStats }) {
	const [open, setOpen] = useState(false);
	const list = useId();
	const { total_podcasts: total, cleaned_podcasts: cleaned, recent_cleanups: recent } = statistics;
	const days = configuration.cleanup_outputs_after_days;
	return (
		<>
			<div
				className={clsx(
					'grid items-center gap-x-10 gap-y-4',
					recent.length > 0 ? 'md:grid-cols-[auto_minmax(0,1fr)_auto]' : 'md:grid-cols-[auto_minmax(0,1fr)]',
				)}
			>
				<div>
					<h2 id="limpeza" className="font-semibold">
						Limpeza automática
						<span className="ml-3 font-normal text-soft">
							{configuration.cleanup_enabled ? configuration.cleanup_schedule || DEFAULT_SCHEDULE : 'Desligada'}
						</span>
					</h2>
					<p className="text-note text-soft">
						{configuration.cleanup_enabled
							? `Remove áudios com mais de ${count(days)} ${days === 1 ? 'dia' : 'dias'}; o roteiro fica.`
							: 'Nenhum áudio é removido por idade.'}
					</p>
				</div>
				<div>
					<ShareBar value={total - cleaned} max={total} />
					<p className="figures mt-2 flex flex-wrap justify-between gap-x-4 text-note text-soft">
						<span>
							<strong className="font-semibold text-ink">{count(total - cleaned)}</strong> com arquivos
							{statistics.bytes_used > 0 && ` · ${fileSize(statistics.bytes_used)}`}
						</span>
						<span>
							{count(cleaned)} {cleaned === 1 ? 'limpo' : 'limpos'} ({percentFigure(statistics.cleanup_percentage)}%)
							{statistics.bytes_freed > 0 && ` · ${fileSize(statistics.bytes_freed)} liberados`}
						</span>
					</p>
					{statistics.bytes_used > 0 && (
						<p className="figures mt-1 text-note text-soft">{storedWords(statistics.bytes_used_in)}</p>
					)}
				</div>
				{recent.length > 0 && (
					<Button
						size="small"
						variant="quiet"
						aria-expanded={open}
						aria-controls={list}
						onClick={() => setOpen(!open)}
						className="-mx-3.5 justify-self-start md:mx-0"
					>
						Limpezas recentes
						<ChevronDown
							className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
							aria-hidden="true"
						/>
					</Button>
				)}
			</div>
			{open && <RecentCleanups id={list} entries={recent} />}
		</>
	);
}

function RecentCleanups({ id, entries }: { id: string; entries: CleanupEntry[] }) {
	return (
		<ul id={id} aria-label="Limpezas recentes" className="mt-4 animate-unfold">
			{entries.map((entry) => (
				<li
					key={`${entry.podcast_id} ${entry.cleaned_at}`}
					className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-hairline py-2.5 text-note text-soft"
				>
					<Link
						href={`/podcasts/${entry.podcast_id}`}
						className="min-w-0 truncate font-medium text-ink hover:underline"
					>
						{entry.title}
					</Link>
					<span className="figures">
						Removido {CLEANUP_REASON_WORDS[entry.reason]} em{' '}
						<time dateTime={entry.cleaned_at}>{dateAndTime(entry.cleaned_at)}</time>
						{entry.freed_bytes > 0 && ` · ${fileSize(entry.freed_bytes)}`}
					</span>
				</li>
			))}
		</ul>
	);
}
