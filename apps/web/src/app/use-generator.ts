import { DEFAULT_TITLE, TITLE_MAX } from '@nexus/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useGeneration } from '../features/generation/generation-context.ts';
import { sentWishes } from '../features/generation/script-wishes.ts';
import {
	type ChosenSettings,
	DEFAULT_SETTINGS,
	type EpisodeSettings,
	wrongSetting,
} from '../features/generation/settings.ts';
import { FALLBACK_PRESET, type HostChoice, hostPayload } from '../features/hosts/host-choice.ts';
import { usePreview } from '../features/script/use-preview.ts';
import { ownDefaults } from '../features/settings/own-defaults.ts';
import { settingsQuery } from '../features/settings/queries.ts';
import { baseName } from '../features/upload/accepted-file.ts';
import { sampleDocument } from '../features/upload/sample-document.ts';
import type { UploadState } from '../features/upload/upload-store.ts';
import { useUpload } from '../features/upload/use-upload.ts';
import { call } from '../lib/api.ts';
import { HttpError, reasonOf } from '../lib/http-error.ts';
import { estimateQuery, presetsQuery } from '../lib/queries.ts';
import { seriesEstimateQuery } from '../lib/series-queries.ts';
import { useTabState } from '../lib/tab-storage.ts';
import { toast } from '../lib/toast.ts';
import { problemWith } from './generation-checks.ts';
import { spokenLanguage, useLastAnswer } from './last-answer.ts';
import { useRecentPodcasts } from './recent-podcasts.tsx';

type StepNumber = 1 | 2 | 3;

/** Whether a draft was not removed meanwhile. */
async function isThere(id: string): Promise<boolean> {
	try {
		await call('podcast', { params: { id } });
		return true;
	} catch (error) {
		return !(error instanceof HttpError && error.status === 404);
	}
}

/** What an episode is asked for: a document, or several in order. */
type Source = { document_id?: string; document_ids?: string[] };
/** What a series is asked for. */
type SeriesSource = { document_ids: string[] };

const sourceOf = ({ document, several }: Extract<UploadState, { step: 'done' }>): Source =>
	several ? { document_ids: several.map(({ id }) => id) } : { document_id: document.id };

function focusStep(step: StepNumber): void {
	const heading = document.getElementById(`etapa-${step}`);
	heading?.focus({ preventScroll: true });
	heading?.scrollIntoView({ block: 'nearest' });
}

/** The three steps: what was chosen in each, which one is open, and the start of the generation. */
export function useGenerator() {
	const [step, setStep] = useTabState<StepNumber>('step', 1);
	const [configured, setConfigured] = useTabState('configured', false);
	const [chosen, setChosen] = useTabState<HostChoice | null>('hosts', null);
	const [kept, setAsked] = useTabState<ChosenSettings>('settings', DEFAULT_SETTINGS);
	// What a version before this one kept may lack something.
	const asked = { ...DEFAULT_SETTINGS, ...kept, wishes: { ...DEFAULT_SETTINGS.wishes, ...kept.wishes } };
	const { start, startDraft, startSeries } = useGeneration();
	const preview = usePreview();
	const { data: saved, isPending: isReadingSettings } = useQuery(settingsQuery);
	const { data: recent } = useRecentPodcasts();
	const upload = useUpload();
	const { state } = upload;

	const own = ownDefaults(saved);
	const { multipleFiles } = asked;
	const source = state.step === 'done' ? sourceOf(state) : null;
	const seriesSource: SeriesSource | null =
		state.step === 'done' && state.several && state.asSeries
			? { document_ids: state.several.map(({ id }) => id) }
			: null;
	const isSeries = seriesSource !== null;
	/** By what the document is known, or all of several; a series has no sections to choose from. */
	const documentId = source && (source.document_ids?.join(isSeries ? ', ' : ' ') ?? source.document_id ?? null);
	const wishes = sentWishes(asked.wishes, documentId);
	const wished = asked.language ?? own.language;
	const { data: presets, isPending: isReadingPresets } = useQuery(presetsQuery(wished));
	const presetId =
		[chosen?.kind === 'preset' && chosen.preset.preset_id, own.personality].find((id) =>
			presets?.some(({ preset_id }) => preset_id === id),
		) || FALLBACK_PRESET.preset_id;
	const hosts = chosen?.kind === 'custom' ? hostPayload(chosen) : { personality_preset: presetId };
	const knowsHosts = !isReadingSettings && !isReadingPresets;
	const what = { language: wished, multiple_files: multipleFiles, ...wishes, ...hosts };
	const ofOne = useQuery(estimateQuery(source && !isSeries && knowsHosts ? { ...source, ...what } : null));
	const ofSeries = useQuery(seriesEstimateQuery(seriesSource && knowsHosts ? { ...seriesSource, ...what } : null));
	const estimate = isSeries ? ofSeries : ofOne;
	/** The language that the episode will be in, as soon as that is known of the document. */
	const answer = useLastAnswer(estimate, documentId);
	const isCurrent = estimate.data !== undefined && !estimate.isPlaceholderData;
	const language = spokenLanguage(state.step === 'done' ? answer : undefined, isCurrent, wished);
	const settings: EpisodeSettings = { ...asked, language: asked.language ?? language };
	const { data: spoken } = useQuery(presetsQuery(language));
	const choice: HostChoice =
		chosen?.kind === 'custom'
			? chosen
			: {
					kind: 'preset',
					preset:
						[...(spoken ?? []), ...(presets ?? [])].find(({ preset_id }) => preset_id === presetId) ?? FALLBACK_PRESET,
				};
	const isSeveral = state.step === 'done' && state.several !== null;
	const defaultTitle = (state.step !== 'empty' && (isSeveral ? state.name : baseName(state.name))) || DEFAULT_TITLE;
	const sent = state.step === 'done' ? state.document.estimated_parts : null;
	const ownTitle = state.step === 'done' && !isSeveral ? state.document.title : null;
	const parts = sent === null ? null : (estimate.data?.document_info.estimated_parts ?? sent);

	const goTo = (next: StepNumber) => {
		if (next === 3) setConfigured(true);
		setStep(next);
		requestAnimationFrame(() => focusStep(next));
	};

	/** The first step's heading takes the focus of what was pressed and is gone with it. */
	const inFirstStep =
		<Args extends unknown[]>(act: (...args: Args) => void) =>
		(...args: Args) => {
			act(...args);
			requestAnimationFrame(() => {
				if (document.activeElement === document.body) focusStep(1);
			});
		};
	const select = inFirstStep(upload.select);

	const custom_style = settings.customStyle.trim() || undefined;
	const title = settings.name.trim() || defaultTitle;
	const wanted = <Sent extends Source>(sent: Sent) => ({
		...sent,
		language: wished,
		custom_style,
		...wishes,
		...hosts,
	});
	const previewed = () =>
		state.step === 'done' ? { ...wanted(sourceOf(state)), filename: state.document.filename } : null;

	const startedOver = () => {
		preview.forget();
		upload.clear();
		setAsked(({ language }) => ({ ...DEFAULT_SETTINGS, language }));
		setConfigured(false);
		setStep(1);
		// The episode that was begun stands there.
		window.scrollTo({ top: 0, behavior: 'instant' });
	};

	/** Whether there is a document to go on with, and nothing that would be refused; if not, the user is told. */
	const isReady = () => {
		const wrong = wrongSetting(settings);
		const problem = problemWith(state) ?? (wrong === null ? null : { title: 'Erro', description: wrong });
		if (problem) toast({ ...problem, destructive: true });
		return problem === null;
	};

	const generate = async () => {
		const request = previewed();
		if (!isReady() || !request || state.step !== 'done') return;
		if (seriesSource) {
			if (await startSeries({ ...wanted(seriesSource), title }, multipleFiles)) startedOver();
			return;
		}
		const draft = preview.draftFor(request);
		if (draft && preview.phase.step === 'writing') {
			toast({ title: 'Aguarde', description: 'O roteiro ainda está sendo escrito.' });
			preview.setOpen(true);
			return;
		}
		const started =
			draft && (await isThere(draft))
				? await startDraft(draft, { title, multiple_files: multipleFiles })
				: await start({ ...wanted(sourceOf(state)), title }, multipleFiles);
		if (started) startedOver();
	};

	const approve = async () => {
		const { draftId } = preview;
		if (draftId && (await startDraft(draftId, { title, multiple_files: multipleFiles }))) startedOver();
	};

	const showScript = () => {
		const request = previewed();
		if (isReady() && request) void preview.show(request);
	};

	return {
		step,
		configured,
		choice,
		settings,
		/** The language that the episode will be in. */
		language,
		/** BCP 47 of the document; null while it is not known. */
		documentId,
		/** How many episodes a series will have; null for one episode alone. */
		episodes: seriesSource?.document_ids.length ?? null,
		documentLanguage: state.step === 'done' ? state.document.detected_language : null,
		upload: {
			state,
			select,
			reuse: inFirstStep(upload.reuse),
			several: inFirstStep(upload.several),
			retry: inFirstStep(upload.retry),
			clear: inFirstStep(() => {
				upload.clear();
				setStep(1);
			}),
		},
		parts,
		estimate,
		/** What writes the script; null while it is not known. */
		scriptEngine: answer?.cost_breakdown.script_generation.engine ?? null,
		/** While an estimate is on its way. */
		estimating: state.step === 'done' && (!knowsHosts || estimate.isFetching),
		title,
		defaultTitle,
		/** The document's own title, if it has one that an episode can have. */
		documentTitle: ownTitle && ownTitle.length <= TITLE_MAX ? ownTitle : null,
		preview,
		/** True while the account has no podcast at all. */
		newcomer: recent?.total === 0,
		goTo,
		choose: setChosen,
		change: (part: Partial<EpisodeSettings>) => setAsked((now) => ({ ...now, ...part })),
		/** A file from anywhere in the window: the first step shows what becomes of it. */
		takeFile: (file: File) => {
			setStep(1);
			select(file);
		},
		takeSample: () => {
			sampleDocument().then(select, (error: unknown) =>
				toast({ title: 'Erro no upload', description: reasonOf(error, 'Falha ao enviar arquivo'), destructive: true }),
			);
		},
		generate,
		approve,
		showScript,
	};
}

export type Generator = ReturnType<typeof useGenerator>;
