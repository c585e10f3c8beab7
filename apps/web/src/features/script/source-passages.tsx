import type { Passage } from './source-passage.ts';

/** What the document says where a line comes from. */
export function SourcePassage({ passages }: { passages: Passage[] }) {
	return (
		<figure>
			<figcaption className="text-note font-semibold">No documento</figcaption>
			{passages.map(({ before, text, after }) => (
				<blockquote key={`${before}${text}`} className="mt-2 text-note break-words whitespace-pre-line text-soft">
					{before}
					<mark className="bg-transparent font-medium text-ink">{text}</mark>
					{after}
				</blockquote>
			))}
		</figure>
	);
}
