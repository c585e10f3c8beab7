import { ROUTES, type TranscriptFormat, transcript as transcriptAnswer, transcriptQuery } from '@nexus/contract';
import { toPlainText, toSubRip, toWebVtt } from '@nexus/production/captions';
import { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { contentDisposition } from '../plugins/content-disposition.ts';
import { presentTranscript } from './present-transcript.ts';

const TYPES: Record<TranscriptFormat, string> = {
	json: 'application/json; charset=utf-8',
	vtt: 'text/vtt; charset=utf-8',
	srt: 'application/x-subrip; charset=utf-8',
	txt: 'text/plain; charset=utf-8',
};

const WRITERS = { vtt: toWebVtt, srt: toSubRip, txt: toPlainText } as const;

export function transcript(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.transcript;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: {
			params: idParams,
			querystring: transcriptQuery,
			response: {
				200: {
					content: {
						'application/json': { schema: transcriptAnswer },
						'text/vtt': { schema: z.string() },
						'application/x-subrip': { schema: z.string() },
						'text/plain': { schema: z.string() },
					},
				},
			},
		},
		handler: async (request, reply) => {
			const { file, version, format, download } = request.query;
			const { title, ...found } = await media.transcript(callerOf(request).actor, idOf(request.params.id), {
				file,
				version,
			});
			const suffix = file === 'all' || file === 0 ? '' : ` - parte ${file + 1}`;
			reply
				.type(TYPES[format])
				.header('Content-Disposition', contentDisposition(`${title}${suffix}.${format}`, download));
			if (format === 'json') return reply.send(presentTranscript(found));
			return reply.send(WRITERS[format]({ ...found, title }));
		},
	});
}
