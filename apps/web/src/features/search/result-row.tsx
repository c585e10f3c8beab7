import type { SearchResult } from '@nexus/contract';
import { AudioLines, FileText, type LucideIcon, MessageCircle, Play, TextQuote } from 'lucide-react';
import { Link } from 'wouter';
import { clock } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';

const ICONS: Record<SearchResult['kind'], LucideIcon> = {
	podcast: AudioLines,
	line: MessageCircle,
	document: FileText,
	passage: TextQuote,
};

const addressOf = ({ podcast_id, title }: SearchResult): string =>
	podcast_id === null ? `/documents?${new URLSearchParams({ busca: title })}` : `/podcasts/${podcast_id}`;

interface ResultRowProps {
	result: SearchResult;
	onPlay: (result: SearchResult) => void;
}

/** What was found, with the place that it is heard at, or where to read on. */
export function ResultRow({ result, onPlay }: ResultRowProps) {
	const { kind, title, excerpt, speaker, seconds, page } = result;
	const Icon = ICONS[kind];
	const facts = [speaker, page !== null && `p. ${page}`].filter(Boolean).join(' · ');
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-4 sm:gap-x-4">
			<Icon className="mt-1 size-5 text-soft" strokeWidth={1.6} aria-hidden="true" />
			<div className="min-w-0">
				<Link
					href={addressOf(result)}
					className="line-clamp-2 font-semibold wrap-anywhere hover:underline hover:underline-offset-4"
				>
					{title}
				</Link>
				{excerpt.length > 0 && (
					<p className="mt-0.5 max-w-[72ch] wrap-anywhere text-soft max-sm:line-clamp-4">
						{excerpt.map(({ text, match }, at) =>
							match ? (
								// biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their places
								<mark key={at} className="bg-transparent font-semibold text-ink">
									{text}
								</mark>
							) : (
								text
							),
						)}
					</p>
				)}
				{facts && <p className="figures mt-0.5 text-note text-soft">{facts}</p>}
			</div>
			{seconds !== null && (
				<Button
					size="small"
					className="max-sm:col-start-2 max-sm:mt-2 max-sm:justify-self-start"
					aria-label={`Ouvir em ${clock(seconds)}: ${title}`}
					onClick={() => onPlay(result)}
				>
					<Play className="size-4 fill-current" aria-hidden="true" />
					<span className="figures">{clock(seconds)}</span>
				</Button>
			)}
		</li>
	);
}
