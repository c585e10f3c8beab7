import { ScrollText } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { EpisodeSummary } from '../features/generation/episode-summary.tsx';
import { useGeneration } from '../features/generation/generation-context.ts';
import { choiceName, hostsOf } from '../features/hosts/host-choice.ts';
import { OtherSources } from '../features/sources/other-sources.tsx';
import { acceptedFile } from '../features/upload/accepted-file.ts';
import { EarlierUploads } from '../features/upload/earlier-uploads.tsx';
import { UploadBox } from '../features/upload/upload-box.tsx';
import { useFileDrop } from '../lib/file-drop.ts';
import { Button } from '../ui/button.tsx';
import { HostNames } from '../ui/host.tsx';
import { lazyWhenIdle } from '../ui/lazy-component.tsx';
import { Skeleton } from '../ui/spinner.tsx';
import { Step } from '../ui/step.tsx';
import { CurrentEpisodes } from './current-episodes.tsx';
import { GuidedReadingNote } from './guided-reading-note.tsx';
import { Page } from './page.tsx';
import { RecentPodcasts } from './recent-podcasts.tsx';
import { useGenerator } from './use-generator.ts';

const ChosenDocument = lazyWhenIdle(() => import('./chosen-document.tsx'));
const DropHint = lazyWhenIdle(() => import('../features/upload/drop-hint.tsx'));
const PreviewDialog = lazyWhenIdle(() => import('./preview-dialog.tsx'));
const Configuration = lazyWhenIdle(() => import('./configuration.tsx'));

export default function GeneratorPage() {
	const generator = useGenerator();
	const { upload, step, choice, estimate } = generator;
	const expected = upload.state.step === 'done' ? estimate.data : undefined;
	const { starting } = useGeneration();
	const isPreviewed = generator.preview.open || generator.preview.phase.step !== 'idle';
	const hosts = hostsOf(choice);
	const begun = upload.state.step !== 'empty';
	useEffect(() => {
		// The next step, while this one takes its time; one that cannot be had is told of where it is rendered.
		if (begun) void Configuration.prepare().catch(() => undefined);
	}, [begun]);
	useEffect(() => {
		if (step === 3) void PreviewDialog.prepare().catch(() => undefined);
	}, [step]);
	const dropping = useFileDrop((files) => {
		const file = acceptedFile(files);
		if (file) generator.takeFile(file);
	});
	const done = { 1: upload.state.step === 'done', 2: generator.configured || step > 2, 3: false };
	const stateOf = (number: 1 | 2 | 3) => (number === step ? 'open' : done[number] ? 'done' : 'waiting');

	const summary = (
		<EpisodeSummary
			file={upload.state.step === 'empty' ? null : upload.state.name}
			documents={upload.state.step === 'done' ? (upload.state.several?.length ?? 1) : 1}
			title={generator.title}
			episodes={generator.episodes}
			personality={choiceName(choice)}
			hostA={hosts.host_a.name}
			hostB={hosts.host_b.name}
			language={generator.language}
			parts={generator.parts}
			expected={expected ?? null}
			waiting={generator.estimating}
		/>
	);

	return (
		<Page title="Criar Podcast" description="Do documento ao episódio em três passos.">
			<CurrentEpisodes />
			<div className="grid gap-x-16 xl:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="min-w-0">
					<Step
						number={1}
						title="Selecionar conteúdo"
						state={stateOf(1)}
						summary={upload.state.step === 'empty' ? '' : upload.state.name}
						onReopen={() => generator.goTo(1)}
					>
						<UploadBox flow={upload} onSample={generator.newcomer ? generator.takeSample : undefined} />
						{!begun && <OtherSources onUse={upload.reuse} onUseSeveral={upload.several} />}
						{!begun && <GuidedReadingNote />}
						{!begun && <EarlierUploads onReuse={upload.reuse} />}
						{begun && (
							<Suspense>
								<ChosenDocument generator={generator} />
							</Suspense>
						)}
					</Step>
					<Step
						number={2}
						title="Configurar"
						hint="Quem apresenta, em que idioma e com que estilo."
						state={stateOf(2)}
						summary={<HostNames a={hosts.host_a.name} b={hosts.host_b.name} />}
						onReopen={done[2] ? () => generator.goTo(2) : undefined}
					>
						<Suspense fallback={<Skeleton className="h-screen" />}>
							<Configuration generator={generator} />
						</Suspense>
					</Step>
					<Step
						number={3}
						title="Gerar"
						hint={
							generator.episodes === null
								? 'Leia o roteiro antes, se quiser, e ouça a primeira parte enquanto as outras são feitas.'
								: 'Ouça o primeiro episódio enquanto os outros são feitos.'
						}
						state={stateOf(3)}
						onReopen={generator.configured ? () => generator.goTo(3) : undefined}
					>
						<div className="mb-6 xl:hidden">{summary}</div>
						<p className="mb-5 max-w-[60ch] text-soft">
							{generator.episodes === null
								? 'O roteiro e o áudio são feitos parte por parte. Você pode começar a ouvir assim que a primeira ficar pronta.'
								: `Os ${generator.episodes} episódios são feitos na ordem, com os mesmos apresentadores. Você pode ouvir cada um assim que ficar pronto.`}
						</p>
						<div className="mb-5">
							<GuidedReadingNote />
						</div>
						<div className="flex flex-col gap-2.5 sm:flex-row">
							<Button variant="primary" size="large" disabled={starting} onClick={() => void generator.generate()}>
								{starting
									? 'Iniciando...'
									: generator.episodes === null
										? 'Gerar Podcast Completo'
										: 'Gerar Série Completa'}
							</Button>
							{generator.episodes === null && (
								<Button size="large" disabled={starting} onClick={generator.showScript}>
									<ScrollText className="size-5" aria-hidden="true" />
									Ver Roteiro
								</Button>
							)}
						</div>
					</Step>
				</div>
				<aside aria-label="Resumo do episódio" className="hidden xl:block">
					<div className="sticky top-8">{summary}</div>
				</aside>
			</div>
			<Suspense>{dropping && <DropHint />}</Suspense>
			<RecentPodcasts />
			<Suspense>{isPreviewed && <PreviewDialog generator={generator} />}</Suspense>
		</Page>
	);
}
