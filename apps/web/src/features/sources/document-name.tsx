import type { Upload } from '@nexus/contract';

interface DocumentNameProps {
	document: Upload;
	/** What tells it apart from others of its name. */
	apart: string | undefined;
}

/** A document's name in a list to choose from. */
export function DocumentName({ document, apart }: DocumentNameProps) {
	return (
		<span className="my-2 min-w-0 flex-1">
			<span className="line-clamp-2 wrap-anywhere">{document.filename}</span>
			{apart !== undefined && <span className="figures block text-note text-soft">{apart}</span>}
		</span>
	);
}
