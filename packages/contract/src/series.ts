import { z } from 'zod';
import { estimateBody } from './estimate.ts';
import { PAGE_SIZE, SEVERAL_DOCUMENTS, TITLE_MAX } from './limits.ts';
import { page, pageOf } from './pages.ts';
import { createPodcastBody, generateAnswer, generateBody, podcast, series } from './podcasts.ts';
import { scriptFocus } from './script-options.ts';
import { severalDocuments } from './several-documents.ts';

/** Sections are those of one document: of a series, only words can be asked for. */
const focus = scriptFocus.omit({ sections: true }).optional().meta({ description: 'No que os episódios se demoram.' });
const ofDocuments = { document_ids: severalDocuments, focus };

export const createSeriesBody = createPodcastBody
	.omit({ document_id: true, text: true, draft: true })
	.extend(ofDocuments);
export type CreateSeriesBody = z.input<typeof createSeriesBody>;

export const estimateSeriesBody = estimateBody.omit({ document_id: true }).extend(ofDocuments);

export const seriesDetails = series.extend({
	/** In their order. */
	podcasts: z.array(podcast).max(SEVERAL_DOCUMENTS.most),
});
export type SeriesDetails = z.infer<typeof seriesDetails>;

export const seriesPage = page(PAGE_SIZE.podcasts);
export const seriesList = pageOf('series', series);

export const changeSeriesBody = z.object({
	title: z.string().trim().min(1).max(TITLE_MAX).optional(),
	podcast_ids: z.array(z.string().max(100)).min(1).max(SEVERAL_DOCUMENTS.most).optional().meta({
		description: 'Os episódios na nova ordem. Os que não vierem ficam depois, na ordem em que estavam.',
	}),
});

export const generateSeriesBody = generateBody.omit({ title: true });

/** The jobs that were begun, in the order of the episodes. */
export const generateSeriesAnswer = z.object({
	series_id: z.string(),
	jobs: z.array(generateAnswer).max(SEVERAL_DOCUMENTS.most),
});
