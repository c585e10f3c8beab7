import type { Upload } from '@nexus/contract';
import { CircleAlert, X } from 'lucide-react';
import { useRef } from 'react';
import { nameAmong } from '../../lib/sent-words.ts';
import { Button } from '../../ui/button.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DocumentName } from './document-name.tsx';
import type { ComingFile } from './use-added-files.ts';

interface OrderedDocumentsProps {
	documents: readonly Upload[];
	/** By their ids, what tells those apart whose name another has. */
	apart: ReadonlyMap<string, string>;
	/** Each becomes an episode of its own. */
	series: boolean;
	coming: readonly ComingFile[];
	onMove: (index: number, by: -1 | 1) => void;
	onRemove: (id: string) => void;
	onDrop: (key: number) => void;
	/** For those who do not see it. */
	onSay: (what: string) => void;
}

/** What was chosen, in the order in which it is told, with the files that are on their way at its end. */
export function OrderedDocuments({
	documents,
	apart,
	series,
	coming,
	onMove,
	onRemove,
	onDrop,
	onSay,
}: OrderedDocumentsProps) {
	const list = useRef<HTMLOListElement>(null);

	const nameOf = (document: Upload) => nameAmong(document, apart.get(document.id));
	const move = (index: number, by: -1 | 1) => {
		onMove(index, by);
		const document = documents[index];
		if (document) onSay(`${nameOf(document)}: ${index + by + 1}º de ${documents.length}`);
	};
	/** The row that takes its place has the keyboard then, or the last one; the list where none is left. */
	const remove = (index: number) => {
		const document = documents[index];
		if (!document) return;
		const next = documents[index + 1] ?? documents[index - 1];
		onRemove(document.id);
		onSay(`${nameOf(document)} saiu da lista`);
		requestAnimationFrame(() => {
			const button = next && list.current?.querySelector<HTMLElement>(`[data-remove="${next.id}"]`);
			(button ?? list.current)?.focus({ preventScroll: true });
		});
	};

	return (
		<section aria-labelledby="escolhidos">
			<h3 id="escolhidos" className="mb-1.5 font-medium">
				{series ? 'Nesta série' : 'Neste episódio'}
			</h3>
			{documents.length + coming.length === 0 && (
				<p className="text-soft">Nenhum ainda: adicione abaixo o que já está aqui, ou arquivos novos.</p>
			)}
			<ol
				ref={list}
				tabIndex={-1}
				aria-label={series ? 'Documentos da série' : 'Documentos do episódio'}
				className="divide-y divide-hairline border-hairline not-empty:border-y focus:outline-none"
			>
				{documents.map((document, index) => (
					<li key={document.id} className="flex min-h-12 items-center gap-2">
						<span className="figures w-6 shrink-0 text-right text-soft" aria-hidden="true">
							{index + 1}.
						</span>
						<DocumentName document={document} apart={apart.get(document.id)} />
						<span className="flex shrink-0">
							<MoveButtons
								name={nameOf(document)}
								first={index === 0}
								last={index === documents.length - 1}
								onMove={(by) => move(index, by)}
							/>
							<Button
								variant="quiet"
								size="icon"
								aria-label={`Tirar ${nameOf(document)}`}
								data-remove={document.id}
								onClick={() => remove(index)}
							>
								<X className="size-4.5" aria-hidden="true" />
							</Button>
						</span>
					</li>
				))}
				{coming.map(({ key, name, problem }) => (
					<li key={`file ${key}`} className="flex min-h-12 items-center gap-2 py-1.5">
						<span className="grid w-6 shrink-0 place-items-center">
							{problem ? (
								<CircleAlert className="size-4.5 text-alarm" aria-hidden="true" />
							) : (
								<Spinner className="size-4.5" />
							)}
						</span>
						<span className="min-w-0 flex-1 wrap-anywhere">
							{name}
							<span
								role={problem ? 'alert' : 'status'}
								className={problem ? 'block text-alarm text-note' : 'block text-note text-soft'}
							>
								{problem ?? 'Lendo o documento...'}
							</span>
						</span>
						{problem && (
							<Button variant="quiet" size="icon" aria-label={`Tirar ${name}`} onClick={() => onDrop(key)}>
								<X className="size-4.5" aria-hidden="true" />
							</Button>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
