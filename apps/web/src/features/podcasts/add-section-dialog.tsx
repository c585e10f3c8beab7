import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { additionFacts, BEGINNING } from './section-words.ts';

interface AddSectionDialogProps {
	podcastId: string;
	section: { section: number; heading: string | null };
	open: boolean;
	/** A job is being started. */
	starting: boolean;
	onClose: () => void;
	/** @param version of the script that was foreseen */
	onAdd: (version: string) => void;
}

/** What adding a section changes and costs, before anything is written. */
export default function AddSectionDialog(props: AddSectionDialogProps) {
	const { podcastId, section, open, starting, onClose, onAdd } = props;
	const { data, error, isFetching } = useQuery({
		queryKey: ['section-estimate', podcastId, section.section],
		queryFn: ({ signal }) => read('sectionEstimate', { params: { id: podcastId, section: section.section }, signal }),
		enabled: open,
		refetchOnMount: 'always',
		staleTime: 0,
		retry: false,
	});
	const isKnown = data !== undefined && !isFetching && !error;
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title="Acrescentar esta seção?"
			description={section.heading ?? BEGINNING}
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					{!error && (
						<Button variant="primary" disabled={!isKnown || starting} onClick={() => data && onAdd(data.version)}>
							{starting ? 'Iniciando...' : 'Acrescentar'}
						</Button>
					)}
				</>
			}
		>
			{error && <p role="alert">{reasonOf(error, 'Não foi possível calcular o que muda.')}</p>}
			{!error && !isKnown && <Skeleton className="h-32" />}
			{isKnown && (
				<>
					<dl>
						{additionFacts(data).map(([term, fact]) => (
							<div key={term} className="flex justify-between gap-6 border-b border-hairline py-2.5 first:pt-0">
								<dt className="shrink-0 text-soft">{term}</dt>
								<dd className="figures min-w-0 text-right font-medium wrap-anywhere">{fact}</dd>
							</div>
						))}
					</dl>
					{!data.whole && <p className="mt-4">A seção é longa: entra o começo dela.</p>}
					<p className="mt-4 text-note text-soft">
						Até o novo áudio ficar pronto, você continua ouvindo a versão anterior.
					</p>
				</>
			)}
		</Dialog>
	);
}
