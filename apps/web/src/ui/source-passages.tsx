import type { Passage } from '@nexus/contract';
import clsx from 'clsx';
import { reasonOf } from '../lib/http-error.ts';
import { usePassages } from '../lib/passages.ts';
import { INK, type Speaker } from './host.tsx';
import { Skeleton } from './spinner.tsx';

interface SourcePassagesProps {
	podcastId: string;
	line: { speaker: Speaker; passages: Passage[]; unsupported?: boolean | undefined; edited?: boolean | undefined };
}

/** Row by row: an empty row has nothing to mark. */
function Rested({ text, speaker }: { text: string; speaker: Speaker }) {
	return text.split(/(\n+)/).map((row, index) =>
		row.trim() === '' ? (
			row
		) : (
			<mark
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
				key={index}
				className={clsx('rounded-[3px] box-decoration-clone px-0.5 text-ink', INK[speaker].wash)}
			>
				{row}
			</mark>
		),
	);
}

/** As it is printed beside a quotation: `p. 12`, `p. 12–13`, `p. 3, 12`. */
function pageWords(pages: number[]): string {
	const [first = 0] = pages;
	const last = pages.at(-1) ?? first;
	const isRun = pages.length > 1 && last - first === pages.length - 1;
	return `p. ${isRun ? `${first}–${last}` : pages.join(', ')}`;
}

/** What is said of a line that rests on nothing of the document. */
export const withoutSource = ({ edited }: { edited?: boolean | undefined }): string =>
	edited ? 'Escrita por você.' : 'Esta fala não se apoia em um trecho do documento.';

/** What of the document a line rests on. */
export function SourcePassages({ podcastId, line }: SourcePassagesProps) {
	const { status, error, filename, passages, pages, more } = usePassages(podcastId, line.passages);
	const doubt = line.unsupported && (
		<p className="mb-3 border-l-2 border-alarm pl-3 text-note text-alarm">
			Não encontramos apoio no documento para tudo o que esta fala diz.
		</p>
	);
	if (line.passages.length === 0)
		return (
			<>
				{doubt}
				<p className="text-soft">{withoutSource(line)}</p>
			</>
		);
	if (status === 'error')
		return <p className="text-soft">{reasonOf(error, 'Não foi possível carregar o trecho do documento.')}</p>;
	if (status === 'pending')
		return (
			<div className="space-y-2.5" role="status" aria-label="Carregando o trecho">
				<Skeleton className="h-4" />
				<Skeleton className="h-4" />
				<Skeleton className="h-4 w-2/3" />
			</div>
		);
	return (
		<>
			{doubt}
			<div className="space-y-5">
				{passages.map((pieces) => (
					<blockquote key={pieces.map(({ text }) => text).join()} className="break-words whitespace-pre-line text-soft">
						{pieces.map(({ text, rested }) =>
							rested ? <Rested key={text} text={text} speaker={line.speaker} /> : text,
						)}
					</blockquote>
				))}
			</div>
			{more > 0 && (
				<p className="mt-3 text-note text-soft">{more === 1 ? 'E mais 1 trecho.' : `E mais ${more} trechos.`}</p>
			)}
			<p className="mt-4 flex gap-1.5 text-note text-soft">
				<span className="min-w-0 truncate">{filename}</span>
				{pages.length > 0 && <span className="figures shrink-0">· {pageWords(pages)}</span>}
			</p>
			{line.edited && <p className="mt-1 text-note text-soft">Editada por você.</p>}
		</>
	);
}
