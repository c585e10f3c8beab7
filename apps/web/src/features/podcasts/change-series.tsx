import type { Podcast } from '@nexus/contract';
import { TITLE_MAX } from '@nexus/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import type { SeriesOfPodcast } from '../../lib/podcast-series.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { seriesQuery } from '../../lib/series-queries.ts';
import { moveItem } from '../../lib/several-documents.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { Skeleton } from '../../ui/spinner.tsx';

interface ChangeSeriesProps {
	series: SeriesOfPodcast;
	onClose: () => void;
}

/** Asks for another title of a series and another order of its episodes. */
export default function ChangeSeries({ series, onClose }: ChangeSeriesProps) {
	const queries = useQueryClient();
	const form = useId();
	const { data } = useQuery(seriesQuery(series.id));
	const [title, setTitle] = useState(series.title);
	const [order, setOrder] = useState<readonly string[] | null>(null);
	const [said, setSaid] = useState('');
	const ids = order ?? data?.podcasts.map(({ id }) => id) ?? [];
	const podcasts = ids.flatMap((id) => data?.podcasts.find((podcast) => podcast.id === id) ?? []);
	const wanted = title.trim();
	const change = useMutation({
		mutationFn: () =>
			call('changeSeries', {
				params: { id: series.id },
				body: { title: wanted, podcast_ids: order ? podcasts.map(({ id }) => id) : undefined },
			}),
		onSuccess: () => {
			toast({ title: 'Série alterada.' });
			onClose();
			return queries.invalidateQueries({ queryKey: podcastsKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao alterar a série'), destructive: true }),
	});
	const move = ({ title: name }: Podcast, index: number, by: -1 | 1) => {
		setOrder(moveItem(ids, index, by));
		setSaid(`${name}: ${index + by + 1}º de ${podcasts.length}`);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (wanted !== '' && !change.isPending) change.mutate();
	};
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && onClose()}
			title="Título e ordem da série"
			description="A série aparece nas listas sob este título e toca nesta ordem."
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button type="submit" form={form} variant="primary" disabled={wanted === '' || change.isPending}>
						{change.isPending ? 'Salvando...' : 'Salvar'}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={submit} noValidate>
				<TextField
					label="Título"
					value={title}
					maxLength={TITLE_MAX}
					autoComplete="off"
					error={wanted === '' ? 'Digite um título' : undefined}
					onChange={({ target }) => setTitle(target.value)}
				/>
				<p role="status" className="sr-only">
					{said}
				</p>
				{!data && <Skeleton className="mt-5 h-24" />}
				<ol aria-label="Episódios da série" className="mt-5 divide-y divide-hairline">
					{podcasts.map((podcast, index) => (
						<li key={podcast.id} className="flex min-h-12 items-center gap-2">
							<span className="figures w-6 shrink-0 text-right text-soft" aria-hidden="true">
								{index + 1}.
							</span>
							<span className="my-2 line-clamp-2 min-w-0 flex-1 wrap-anywhere">{podcast.title}</span>
							<span className="flex shrink-0">
								<MoveButtons
									name={podcast.title}
									first={index === 0}
									last={index === podcasts.length - 1}
									onMove={(by) => move(podcast, index, by)}
								/>
							</span>
						</li>
					))}
				</ol>
			</form>
		</Dialog>
	);
}
