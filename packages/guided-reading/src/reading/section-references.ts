import { plainHeading } from '@nexus/core/planning';

/** What sections are called whose headings begin with a number, by that number. */
export function numberedSections(headings: readonly string[]): ReadonlyMap<string, string> {
	return new Map(
		headings.flatMap((heading) => {
			const number = /^(\d{1,2})[.)]?\s(?=\p{Lu})/u.exec(heading)?.[1];
			return number ? [[number, plainHeading(heading)]] : [];
		}),
	);
}

const REFERENCE =
	/(?<!\p{L})(?:(em|n|d|a)[oa]? (?:item|seção|tópico|capítulo)|(?:the )?(?:section|chapter)) (\d{1,2})(?![\d.,]*\d|\p{L}|\s(?:d[aeo]s?|of)\s)/giu;
const PLACED: Record<string, string> = { n: 'em', d: 'de' };

/** "registrado no item 5" as "registrado em “Divergência entre os autores”": numbers of sections are not heard. */
export function withNamedSections(text: string, sections: ReadonlyMap<string, string>): string {
	if (sections.size === 0) return text;
	return text.replace(REFERENCE, (whole, before: string | undefined, number: string) => {
		const name = sections.get(number);
		const place = before?.toLowerCase() ?? '';
		return name ? [PLACED[place] ?? place, `“${name}”`].filter(Boolean).join(' ') : whole;
	});
}
