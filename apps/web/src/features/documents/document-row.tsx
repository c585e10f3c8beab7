import type { LibraryDocument } from '@nexus/contract';
import { FileText, Globe } from 'lucide-react';
import { count, fileSize, relativeDate } from '../../lib/format.ts';
import { KIND_NAMES } from '../../lib/kind-names.ts';
import { nameAmong } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentMenu } from './document-menu.tsx';
import { retentionWords, usedWords } from './retention-words.ts';

interface DocumentRowProps {
	document: LibraryDocument;
	/** What tells it apart from others of its name. */
	apart: string | undefined;
	/** Milliseconds. */
	now: number;
	onUse: () => void;
	onRename: () => void;
	onDelete: () => void;
}

/** A document: what it is, how often it was used, how long it stays, and what can be done with it. */
export function DocumentRow({ document, apart, now, onUse, onRename, onDelete }: DocumentRowProps) {
	const { filename, title, kind, pages, size, created_at, podcast_count } = document;
	const name = nameAmong(document, apart);
	const Icon = kind === 'web' ? Globe : FileText;
	const facts = [
		kind && KIND_NAMES[kind],
		pages && (pages === 1 ? '1 página' : `${count(pages)} páginas`),
		fileSize(size),
		apart ?? relativeDate(created_at, now),
		usedWords(podcast_count),
	].filter(Boolean);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 py-4 sm:gap-x-4">
			<Icon className="mt-0.5 size-5 text-soft" strokeWidth={1.6} aria-hidden="true" />
			<div className="min-w-0">
				<p className="line-clamp-2 font-semibold wrap-anywhere">{filename}</p>
				{title && title !== filename && <p className="line-clamp-2 text-soft sm:line-clamp-1">{title}</p>}
			</div>
			<div className="flex items-center gap-1">
				<Button size="small" aria-label={`Usar ${name}`} onClick={onUse}>
					Usar
				</Button>
				<DocumentMenu document={document} name={name} onRename={onRename} onDelete={onDelete} />
			</div>
			<div className="figures col-span-2 col-start-2 text-note text-soft sm:flex sm:flex-wrap">
				<p>{facts.join(' · ')}</p>
				<p className="sm:before:mx-[0.25em] sm:before:content-['·']">{retentionWords(document, now)}</p>
			</div>
		</li>
	);
}
