const names = new Intl.DisplayNames('pt-BR', { type: 'language' });

/** A language's name in Portuguese, in small letters: `inglês`. The tag itself where it has none. @param tag BCP 47 */
export function languageName(tag: string): string {
	try {
		return names.of(tag.slice(0, 2)) ?? tag;
	} catch {
		return tag;
	}
}
