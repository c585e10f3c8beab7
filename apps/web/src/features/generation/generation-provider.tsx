import type { AnswerOf, GenerateBody, Podcast } from '@nexus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { type Generation, GenerationContext } from './generation-context.ts';
import { useJobWatch, type Watched } from './use-job-watch.ts';

const ProgressDialog = lazyWhenIdle(() => import('./progress-dialog.tsx'));

type GenerateAnswer = AnswerOf<'generate'>;

/** What is said once a job was started, or was not. */
interface BeginWords {
	started: { title: string; description: string };
	failed: string;
}

const CREATED: BeginWords = {
	started: { title: 'Podcast criado', description: 'Iniciando geração do áudio...' },
	failed: 'Falha ao criar podcast',
};
const CREATED_SERIES: BeginWords = {
	started: { title: 'Série criada', description: 'Iniciando a geração dos episódios...' },
	failed: 'Falha ao criar a série',
};
const REGENERATED: BeginWords = {
	started: { title: 'Gerando novamente', description: 'Iniciando geração do áudio...' },
	failed: 'Falha na geração do podcast',
};
const ADDING: BeginWords = {
	started: { title: 'Acrescentando a seção', description: 'Até lá, você continua ouvindo a versão anterior.' },
	failed: 'Não foi possível acrescentar a seção',
};
/** Of an episode that can be heard meanwhile. */
const REMADE: BeginWords = {
	...REGENERATED,
	started: { title: 'Gerando novamente', description: 'Até lá, você continua ouvindo a versão anterior.' },
};

const generate = (id: string, body: GenerateBody): Promise<GenerateAnswer> =>
	call('generate', { params: { id }, body });

interface GenerationProviderProps {
	onPlay: (podcast: Podcast) => void;
	children: ReactNode;
}

/** Follows the job being worked on from screen to screen, and shows its progress. */
export function GenerationProvider({ onPlay, children }: GenerationProviderProps) {
	const queries = useQueryClient();
	const [starting, setStarting] = useState(false);
	const [watched, setWatched] = useState<Watched | null>(null);
	const [open, setOpen] = useState(false);
	const job = useJobWatch(watched, { open, setOpen });

	const show = useCallback((jobId: string, podcastId: string, fresh = false) => {
		setWatched({ jobId, podcastId, fresh });
		setOpen(true);
	}, []);

	const begin = useCallback(
		async (ask: () => Promise<GenerateAnswer>, words: BeginWords) => {
			setStarting(true);
			try {
				const { job_id, podcast_id } = await ask();
				toast(words.started);
				setWatched({ jobId: job_id, podcastId: podcast_id, fresh: true });
				setOpen(true);
				return true;
			} catch (error) {
				toast({ title: 'Erro', description: reasonOf(error, words.failed), destructive: true });
				return false;
			} finally {
				setStarting(false);
				void queries.invalidateQueries({ queryKey: podcastsKey });
			}
		},
		[queries],
	);

	const following = watched !== null;
	const generation = useMemo<Generation>(
		() => ({
			starting,
			following,
			// A draft until it is generated: one that cannot be started is in no list.
			start: (body, multiple_files) =>
				begin(async () => {
					const { id } = await call('createPodcast', { body: { ...body, draft: true } });
					return await generate(id, { multiple_files, title: body.title });
				}, CREATED),
			startSeries: (body, multiple_files) =>
				begin(
					async () => (await import('./generate-series.ts')).generateNewSeries(body, multiple_files),
					CREATED_SERIES,
				),
			startDraft: (podcastId, options) => begin(() => generate(podcastId, options), CREATED),
			regenerate: ({ id, audio_outputs, has_audio }, speech_engine) =>
				begin(
					() => generate(id, { multiple_files: audio_outputs.length > 1, speech_engine }),
					has_audio ? REMADE : REGENERATED,
				),
			addSection: ({ id }, section, version) =>
				begin(() => call('addSection', { params: { id, section }, body: { version } }), ADDING),
			show,
		}),
		[starting, following, begin, show],
	);

	return (
		<GenerationContext value={generation}>
			{children}
			{watched && (
				<Suspense>
					<ProgressDialog
						open={open}
						onOpenChange={setOpen}
						job={job}
						podcastId={watched.podcastId}
						onPlay={onPlay}
						onRetried={(jobId) => setWatched({ ...watched, jobId, fresh: true })}
					/>
				</Suspense>
			)}
		</GenerationContext>
	);
}
