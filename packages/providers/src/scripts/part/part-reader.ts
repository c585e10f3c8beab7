import { LineReader } from '../check/line-reader.ts';
import type { PartContext } from './part-context.ts';

/** Written as signs in documents and with capitals in lines. */
const UNIT_NAMES = 'Celsius Fahrenheit Kelvin';

/** Who reads a model's lines of a part, and knows what they may name. */
export function partReader({ plan, told, known, language, request }: PartContext): LineReader {
	const { outline, part, hosts } = request;
	return new LineReader({
		passages: known,
		language,
		sourceLanguage: outline.sourceLanguage,
		known: [
			UNIT_NAMES,
			outline.topic,
			plan.about ?? '',
			part.title,
			hosts.A.name,
			hosts.B.name,
			...part.source.sections.map(({ heading }) => heading ?? ''),
		],
		beats: told.beats,
	});
}
