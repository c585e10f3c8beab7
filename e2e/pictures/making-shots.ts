import type { Job, JobEngines, PodcastDetails } from '@nexus/contract';
import type { Page } from 'playwright-core';
import { answer, changeJson, click, podcast, type Shot } from './shot.ts';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** The job of the episode that is being made, in another state than it is in. */
const jobIs = (changes: Partial<Job>) => async (page: Page) => {
	await page.route(/\/jobs\/[^/]+\/events$/, (route) => route.abort());
	await changeJson<Job>(/\/jobs\/[^/]+$/, (job) => ({ ...job, ...changes }))(page);
};
/** An episode of one part of which nothing can be heard yet but, perhaps, its opening. */
const onePart =
	(changes: Partial<Job>, opening: PodcastDetails['opening'] = null) =>
	async (page: Page) => {
		const only = { part: 1, parts: 1, result_data: { total_parts: 1, generated_parts: 0 } };
		await jobIs({ ...only, ...changes })(page);
		await changeJson<PodcastDetails>(/api\/v1\/podcasts\/[0-9a-f-]{36}$/, (details) => ({
			...details,
			parts: details.parts.slice(0, 1).map((part) => ({ ...part, status: 'processing' })),
			audio_outputs: [],
			opening,
		}))(page);
	};

/** Its first two thirds, as the voices have said them. */
const GROWING = {
	peaks: Array.from({ length: 240 }, (_, at) =>
		at < 160 ? Math.round(40 + 60 * Math.abs(Math.sin(at / 3) * Math.cos(at / 11))) : 0,
	),
	speakers: Array.from({ length: 240 }, (_, at) => (at >= 160 ? '-' : Math.floor(at / 22) % 2 ? 'B' : 'A')).join(''),
};
const VOICING: Partial<Job> = {
	progress_percentage: 71,
	stage: 'audio',
	current_step: 'Sintetizando áudio: parte 1/1',
	growing: GROWING,
	expected_end_at: inSeconds(3_600),
};

/** The provider of the voices has been silent for a while. */
const jobWaits = (reason: NonNullable<Job['waiting_reason']>, forSeconds: number) => (page: Page) =>
	jobIs({
		waiting_for: 'speech_provider',
		waiting_reason: reason,
		waiting_since: inSeconds(-forSeconds),
		waiting_until: inSeconds(120),
	})(page);

/** Another engine than the one that failed can go on. */
const offersEngines = answer(/\/engines$/, {
	script: {
		current: { engine: 'gemini', model: 'gemini-2.5-pro' },
		others: [{ engine: 'embedded', model: null }],
	},
	speech: {
		current: { engine: 'gemini', model: 'gemini-2.5-flash-preview-tts' },
		others: [
			{ engine: 'natural', model: 'chatterbox' },
			{ engine: 'embedded', model: null },
		],
	},
	voiced_parts: 1,
} satisfies JobEngines);

const making = (page: Page) => page.getByRole('dialog', { name: 'Gerando seu podcast' });
const follows = async (page: Page) => {
	await click('button', /^Acompanhar/)(page);
	await making(page).waitFor();
};

/** An episode while it is made: its stages, what it waits for, and how it fails. */
export const MAKING_SHOTS: Shot[] = [
	{ name: 'progress-dialog', who: 'listener', path: podcast('running'), arrange: follows, main: true },
	{
		name: 'progress-queued',
		who: 'listener',
		path: podcast('running'),
		before: onePart({ status: 'pending', progress_percentage: 0, stage: null, current_step: 'Na fila' }),
		arrange: follows,
	},
	{
		name: 'progress-analysis',
		who: 'listener',
		path: podcast('running'),
		before: onePart({ progress_percentage: 5, stage: 'analysis', current_step: 'Analisando documento' }),
		arrange: follows,
	},
	{
		name: 'progress-script',
		who: 'listener',
		path: podcast('running'),
		before: onePart({ progress_percentage: 34, stage: 'script', current_step: 'Gerando script: parte 1/1' }),
		arrange: follows,
	},
	{
		name: 'progress-one-part',
		who: 'listener',
		path: podcast('running'),
		before: (page) => onePart({ ...VOICING, expected_end_at: inSeconds(75) })(page),
		arrange: follows,
	},
	{
		name: 'progress-opening',
		who: 'listener',
		path: podcast('running'),
		before: (page) =>
			onePart(
				{ ...VOICING, expected_end_at: inSeconds(200) },
				{ public_url: '/nenhum-som', duration_seconds: 20 },
			)(page),
		arrange: follows,
	},
	{
		name: 'progress-finishing',
		who: 'listener',
		path: podcast('running'),
		before: onePart({ progress_percentage: 97, stage: 'finishing', current_step: 'Finalizando podcast' }),
		arrange: follows,
	},
	{
		name: 'progress-silence',
		who: 'listener',
		path: podcast('running'),
		before: jobWaits('silent', 24),
		arrange: follows,
	},
	{
		name: 'notification-on',
		who: 'listener',
		path: podcast('running'),
		before: async (page) => {
			await page.context().grantPermissions(['notifications']);
			await page.addInitScript(() => {
				// Headless, the browser allows nothing.
				Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
				localStorage.setItem('nexus_notify', 'yes');
			});
		},
		arrange: follows,
	},
	{
		name: 'notification-blocked',
		who: 'listener',
		path: podcast('running'),
		arrange: async (page) => {
			await follows(page);
			await click('button', /^Avisar quando/)(page);
			await page.getByText('O navegador bloqueia os avisos').waitFor();
		},
	},
	{
		name: 'waiting-dialog',
		who: 'listener',
		path: podcast('running'),
		before: async (page) => {
			await jobWaits('unavailable', 180)(page);
			await offersEngines(page);
		},
		arrange: async (page) => {
			await follows(page);
			await making(page).getByRole('button', { name: 'Continuar de outra forma' }).click();
			await making(page).getByText('O roteiro fica como está').waitFor();
		},
	},
	{ name: 'podcast-waiting', who: 'listener', path: podcast('running'), before: jobWaits('unavailable', 180) },
	{
		name: 'failure-dialog',
		who: 'listener',
		path: '/history',
		arrange: async (page) => {
			await page.getByRole('button', { name: /Mais ações para O inventário/ }).waitFor();
			if ((page.viewportSize()?.width ?? 0) > 600) return click('button', /O que houve/)(page);
			await click('button', /Mais ações para O inventário/)(page);
			await click('menuitem', /Ver andamento/)(page);
		},
	},
	{
		name: 'failed-other-engines',
		who: 'listener',
		path: podcast('failed'),
		full: true,
		before: async (page) => {
			await jobIs({ error_code: 'provider_unavailable' })(page);
			await offersEngines(page);
		},
		arrange: (page) => page.getByRole('region', { name: 'Continuar de outra forma' }).waitFor(),
	},
	{
		name: 'podcast-made-anew',
		who: 'listener',
		path: podcast('single'),
		before: async (page) => {
			await jobIs({ status: 'processing', finished_at: null, ...VOICING, expected_end_at: inSeconds(40) })(page);
			await changeJson<PodcastDetails>(/api\/v1\/podcasts\/[0-9a-f-]{36}$/, (details) => ({
				...details,
				latest_job_status: 'processing',
			}))(page);
		},
		arrange: (page) => page.getByText('Até lá, você continua ouvindo').waitFor(),
	},
];
