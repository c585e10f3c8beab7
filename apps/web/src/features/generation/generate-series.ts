import type { AnswerOf, CreateSeriesBody } from '@nexus/contract';
import { call } from '../../lib/api.ts';

/** A series whose episodes cannot be made is not kept. Answers its first job. */
export async function generateNewSeries(
	body: CreateSeriesBody,
	multiple_files: boolean,
): Promise<AnswerOf<'generateSeries'>['jobs'][number]> {
	const { id } = await call('createSeries', { body });
	try {
		const [first] = (await call('generateSeries', { params: { id }, body: { multiple_files } })).jobs;
		if (!first) throw new Error('Nada a gerar');
		return first;
	} catch (error) {
		await call('deleteSeries', { params: { id } }).catch(() => undefined);
		throw error;
	}
}
