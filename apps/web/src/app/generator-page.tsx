import { ScrollText } from 'lucide-react';
import { EstimatePanel } from '../features/estimate/estimate-panel.tsx';
import { EpisodeSummary } from '../features/generation/episode-summary.tsx';
import { useGeneration } from '../features/generation/generation-context.ts';
import { LanguageAndStyle } from '../features/generation/language-and-style.tsx';
import { choiceName, hostsOf } from '../features/hosts/host-choice.ts';
import { HostSelection } from '../features/hosts/host-selection.tsx';
import { DocumentSummary } from '../features/upload/document-summary.tsx';
import { EarlierUploads } from '../features/upload/earlier-uploads.tsx';
import { UploadBox } from '../features/upload/upload-box.tsx';
import { priceOf } from '../lib/cost.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { HostNames } from '../ui/host.tsx';
import { Step } from '../ui/step.tsx';
import { Page } from './page.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { RecentPodcasts } from './recent-podcasts.tsx';
import { useGenerator } from './use-generator.ts';

export default function GeneratorPage() {
	const generator = useGenerator();
	const { upload, step, choice, settings, estimate } = generator;
	const expected = upload.state.step === 'done' ? estimate.data : undefined;
	const { starting } = useGeneration();
	const hosts = hostsOf(choice);
	const estimatePanel = {
		estimate: expected,
		error: estimate.error,
		loading: estimate.isFetching,
		onRetry: () => void estimate.refetch(),
	};
	const done = { 1: upload.state.step === 'done', 2: generator.configured || step > 2, 3: false };
	const stateOf = (number: 1 | 2 | 3) => (number === step ? 'open' : done[number] ? 'done' : 'waiting');

	const summary = (
		<EpisodeSummary
			file={upload.state.step === 'empty' ? null : upload.state.name}
			title={generator.title}
			personality={choiceName(choice)}
			hostA={hosts.host_a.name}
			hostB={hosts.host_b.name}
			language={settings.language}
			parts={generator.parts}
			expected={expected ?? null}
			waiting={upload.state.step === 'done' && estimate.isFetching}
		/>
	);

	return (
		<Page title="Criar Podcast" description="Do documento ao episódio em três passos.">
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
						{upload.state.step === 'empty' && <EarlierUploads onReuse={upload.reuse} />}
						{['selected', 'uploading', 'failed'].includes(upload.state.step) && (
							<div className="mt-6">
								<EstimatePanel {...estimatePanel} hasDocument={false} />
							</div>
						)}
						{upload.state.step === 'done' && (
							<DocumentSummary
								{...upload.state}
								estimate={
									expected
										? {
												parts: expected.document_info.estimated_parts,
												calculation: expected.document_info.parts_calculation,
												price: priceOf(expected),
											}
										: null
								}
								waiting={estimate.isFetching}
								onContinue={() => generator.goTo(2)}
								onChooseOther={upload.clear}
							>
								<EstimatePanel {...estimatePanel} hasDocument />
							</DocumentSummary>
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
						<div className="flex flex-col gap-8">
							<TextField
								label="Nome do podcast"
								value={settings.name}
								maxLength={200}
								placeholder={generator.defaultTitle}
								hint="Opcional: sem um nome, usamos o do arquivo."
								onChange={({ target }) => generator.change({ name: target.value })}
							/>
							<div>
								<h3 className="mb-1 font-medium">Apresentadores</h3>
								<HostSelection choice={choice} onChoose={generator.choose} />
							</div>
							<LanguageAndStyle settings={settings} parts={generator.parts} onChange={generator.change} />
							<Button variant="primary" className="sm:self-start" onClick={() => generator.goTo(3)}>
								Continuar
							</Button>
						</div>
					</Step>
					<Step
						number={3}
						title="Gerar"
						hint="Leia o roteiro antes, se quiser, e ouça a primeira parte enquanto as outras são feitas."
						state={stateOf(3)}
						onReopen={generator.configured ? () => generator.goTo(3) : undefined}
					>
						<div className="mb-6 xl:hidden">{summary}</div>
						<p className="mb-5 max-w-[60ch] text-soft">
							O roteiro e o áudio são feitos parte por parte. Você pode começar a ouvir assim que a primeira ficar
							pronta.
						</p>
						<div className="flex flex-col gap-2.5 sm:flex-row">
							<Button variant="primary" size="large" disabled={starting} onClick={() => void generator.generate()}>
								{starting ? 'Iniciando...' : 'Gerar Podcast Completo'}
							</Button>
							<Button size="large" disabled={starting} onClick={generator.showScript}>
								<ScrollText className="size-5" aria-hidden="true" />
								Ver Roteiro
							</Button>
						</div>
					</Step>
				</div>
				<aside aria-label="Resumo do episódio" className="hidden xl:block">
					<div className="sticky top-8">{summary}</div>
				</aside>
			</div>
			<RecentPodcasts />
			<PreviewDialog generator={generator} />
		</Page>
	);
}
