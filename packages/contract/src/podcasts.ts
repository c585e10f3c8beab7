import { z } from 'zod';
import { ENGINES } from './engines.ts';
import { jobEstimate, usage } from './estimate.ts';
import { PODCAST_ORDERS, PODCAST_SEARCH_MAX, PODCAST_STATES } from './history.ts';
import { customDuo, episodeHost, language, PRESET_IDS } from './hosts.ts';
import { JOB_STATUSES, jobResult, jobWait } from './jobs.ts';
import { CUSTOM_STYLE_MAX, DEFAULT_PRESET_ID, PAGE_SIZE, SEVERAL_DOCUMENTS, TITLE_MAX } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';
import { passage } from './passage.ts';
import { SECTION_TELLINGS, TOLD_SECTIONS_MAX } from './script-constants.ts';
import { askedOptions, scriptOptions } from './script-options.ts';
import { severalDocuments } from './several-documents.ts';

export const createPodcastBody = z.object({
	title: z.string().trim().max(TITLE_MAX).optional(),
	document_id: z.string().optional(),
	/** In place of `document_id`. */
	document_ids: severalDocuments.optional(),
	/** The document itself, in place of `document_id` (D7). */
	text: z
		.string()
		.max(10 * 1024 * 1024)
		.optional(),
	personality_preset: z.string().max(80).optional(),
	/** Another name of `personality_preset` (D7). */
	preset: z.string().max(80).optional(),
	/** Without it the user's own, from the settings, else pt-BR. */
	language: language.optional(),
	custom_style: z.string().trim().max(CUSTOM_STYLE_MAX).optional(),
	customDuo: customDuo.nullish(),
	...scriptOptions.shape,
	theme_sound: z.boolean().optional().meta({
		description: 'Um toque curto no começo e no fim do áudio. Sem ele, o que a conta tem nas configurações.',
	}),
	/** Made for a script preview: in no list until it is generated (D19). By default told by its title. */
	draft: z.boolean().optional(),
});
export type CreatePodcastBody = z.input<typeof createPodcastBody>;
export { DEFAULT_PRESET_ID, PRESET_IDS };

export const renamePodcastBody = z.object({ title: z.string().trim().min(1).max(TITLE_MAX) });

export const audioOutput = z.object({
	part_number: z.number().int(),
	public_url: z.string(),
	download_url: z.string(),
	duration_seconds: z.number(),
	/** Bytes. */
	file_size: z.number().int(),
	/** Changes whenever the sound does: what is kept of a file, its transcript and its waveform is kept by it. */
	version: z.string(),
});
export type AudioOutput = z.infer<typeof audioOutput>;

export const PART_STATUSES = ['pending', 'processing', 'completed'] as const;

/** How a series is doing: it is told of with each of its episodes. */
const seriesFigures = {
	id: z.string(),
	title: z.string(),
	/** How many episodes it has, and of how many the whole can be heard. */
	episodes: z.number().int(),
	ready: z.number().int(),
	/** 0 to 100, over all of its episodes. */
	progress: z.number(),
};

export const podcast = z.object({
	id: z.string(),
	title: z.string(),
	/** The series that it is an episode of, with its place there, from 1; null for one that stands alone. */
	series: z.object({ ...seriesFigures, position: z.number().int() }).nullable(),
	createdAt: timestamp,
	/** The first of its documents; null once it is deleted. */
	document_id: z.string().nullable(),
	/** All of its documents, in order; of several, also those that are deleted by now. */
	document_ids: z.array(z.string()).max(SEVERAL_DOCUMENTS.most),
	personalityPreset: z.string(),
	language,
	custom_style: z.string().nullable(),
	host_a: episodeHost,
	host_b: episodeHost,
	/** Minutes. */
	estimated_duration: z.number(),
	/** True once the whole episode can be heard. */
	has_audio: z.boolean(),
	/** Made for a script preview and in no list yet. */
	draft: z.boolean(),
	/** The script was edited after the audio was made: generating again voices what changed. */
	script_changed: z.boolean(),
	/** What can be played now: the finished parts while the episode is being made, its files once it is done. */
	audio_outputs: z.array(audioOutput),
	audio_urls: z.array(z.string()),
	audio_download_urls: z.array(z.string()),
	audioFiles: z.array(z.object({ url: z.string() })),
	total_parts: z.number().int(),
	/** 64 loudness steps from 0 to 99 with the speaker of each: the episode's picture in a list. */
	thumbnail: z.object({ peaks: z.array(z.number()), speakers: z.string() }).nullable(),
	latest_job_id: z.string().nullable(),
	latest_job_status: z.enum(JOB_STATUSES).nullable(),
	latest_job_progress: z.number().nullable(),
	job_status: z.enum(JOB_STATUSES).nullable(),
	job_progress: z.number().nullable(),
	current_step: z.string().nullable(),
	result_data: jobResult.nullable(),
	/** Of its latest job. */
	...jobWait.shape,
	/** About when it was last heard or saved; null when it never was. */
	last_played_at: timestamp.nullable(),
	files_cleaned: z.boolean(),
	cleaned_at: timestamp.nullable(),
	cleanup_reason: z.enum(['auto_age', 'manual', 'user_request', 'storage_limit']).nullable(),
});
export type Podcast = z.infer<typeof podcast>;

export const podcastDetails = podcast.extend({
	/** What was asked of the script when the podcast was created. */
	...askedOptions.shape,
	/** Whether its sound begins and ends with a short tune, where it is made anew from now on. */
	theme_sound: z.boolean(),
	/** `[HOST_A]: ...` and `[HOST_B]: ...`, a line each; empty until the first part is written. */
	script_content: z.string(),
	/** Lines of the script that say something that the document does not. */
	unsupported_lines: z.number().int(),
	/** What became of the document's sections, in their order; of a guided reading, once it can be heard. */
	sections: z
		.array(
			z.object({
				section: z.number().int(),
				heading: z.string().nullable(),
				told: z.enum(SECTION_TELLINGS),
				why: z.string(),
			}),
		)
		.max(TOLD_SECTIONS_MAX),
	/** What was expected when generation was last asked for. */
	estimate: jobEstimate.nullable(),
	/** What was really used, by all its jobs; null before anything was used. */
	usage: usage.nullable(),
	/** The first seconds of the first part, to be heard while the rest of it is made; null where there are none. */
	opening: z.object({ public_url: z.string(), duration_seconds: z.number() }).nullable(),
	parts: z.array(
		z.object({
			part_number: z.number().int(),
			title: z.string(),
			status: z.enum(PART_STATUSES),
			duration_seconds: z.number().nullable(),
		}),
	),
});
export type PodcastDetails = z.infer<typeof podcastDetails>;

export const podcastPage = page(PAGE_SIZE.podcasts).extend({
	/** In the title, whatever its case and accents. */
	search: z.string().trim().max(PODCAST_SEARCH_MAX).optional(),
	state: z.enum(PODCAST_STATES).optional(),
	order: z.enum(PODCAST_ORDERS).default('newest'),
});
export const podcastList = pageOf('podcasts', podcast);
export type PodcastList = z.infer<typeof podcastList>;

/** Episodes under one title, one of each document. */
export const series = z.object({ ...seriesFigures, createdAt: timestamp });
export type Series = z.infer<typeof series>;

export const generateBody = z.object({
	multiple_files: z.boolean().default(false),
	/** The podcast's title from now on. A draft without one takes its document's name. */
	title: z.string().trim().max(TITLE_MAX).optional(),
	speech_engine: z.enum(ENGINES).optional().meta({
		description:
			'Other voices than the ones the podcast has: then all of it is voiced again. By default it keeps its voices.',
	}),
});
export type GenerateBody = z.input<typeof generateBody>;

export const generateAnswer = z.object({ job_id: z.string(), podcast_id: z.string(), status: z.enum(JOB_STATUSES) });

/** One spoken line of the transcript; seconds from the start of its audio file. */
export const transcriptLine = z.object({
	id: z.string(),
	part_number: z.number().int(),
	speaker: z.enum(['A', 'B']),
	name: z.string(),
	text: z.string(),
	start: z.number(),
	end: z.number(),
	/** [characters from, characters to, seconds from, seconds to] of each word of `text`. */
	words: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
	/** [from, to) offsets in the documents' texts that the line rests on, without the documents. */
	spans: z.array(z.tuple([z.number(), z.number()])),
	/** The same passages, each with the document that it stands in. */
	passages: z.array(passage),
	/** True when it says something that its passages do not. */
	unsupported: z.boolean().optional(),
	/** Whether its text or its host was changed by hand. */
	edited: z.boolean().optional(),
	/** Why the voice may say other words than its text's: some seem to be missing, or added, or all other ones. */
	speech_doubt: z.enum(['left_out', 'added', 'other_words']).optional(),
});
export type TranscriptLine = z.infer<typeof transcriptLine>;

export const transcript = z.object({
	podcast_id: z.string(),
	language,
	duration: z.number(),
	chapters: z.array(z.object({ title: z.string(), start: z.number() })),
	lines: z.array(transcriptLine),
});
export type Transcript = z.infer<typeof transcript>;

/** Waveform of one audio file: the largest sample of each step, 0 to 127, and who speaks in it. */
export const peaks = z.object({
	duration: z.number(),
	peaks_per_second: z.number(),
	peaks: z.array(z.number().int()),
	/** One letter a step: A, B or `-` for a pause. */
	speakers: z.string(),
});
export type Peaks = z.infer<typeof peaks>;

/** Number of an audio file within its episode. */
export const fileIndex = z.coerce.number().int().min(0).max(1_000_000);

/** `file` names one audio file of the episode, from 0; without it, the first. */
export const fileQuery = z.object({
	file: fileIndex.default(0),
	/** The file or part of that version, where there still is one; else as `file` says. */
	version: z.string().max(40).optional(),
});

/** `wav` is decoded as it is sent (D4); `mp3` is what is stored. */
export const audioQuery = z.object({
	download: z.stringbool().default(false),
	format: z.enum(['mp3', 'wav']).default('mp3'),
});

export const partAudioQuery = audioQuery.pick({ download: true }).extend({
	/** Changes the address only: no player takes the opening that it holds for the whole part. */
	opening: z.stringbool().default(false),
});
