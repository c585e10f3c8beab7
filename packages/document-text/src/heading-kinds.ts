import type { Section } from './types.ts';

/** "maxAge", ".set(key, value)", "chalk.level", "--no-color": a heading that is code. */
const CODE_NAME = /^(?:\.|--?)?(?:[a-z_$][\w$-]*(?:(?:\.|::)[\w$]+)*(?:\s?\([^()]*\))?|[\w$.:]{2,60}\([^()]*\))$/u;
/** Headings that are code, of a part in which they are a reference rather than names of chapters. */
const LEAST_NAMES = 4;
/** Sections about one option or method each, and all within them, as a README lists them: they are looked up, not heard. */
export function lookedUp(sections: readonly Section[]): ReadonlySet<Section> {
	const isNamed = ({ heading, level }: Section) => level > 1 && heading !== null && CODE_NAME.test(heading);
	if (sections.filter(isNamed).length < LEAST_NAMES) return new Set();
	const found = new Set<Section>();
	let within = Number.POSITIVE_INFINITY;
	for (const section of sections) {
		if (section.level <= within) within = isNamed(section) ? section.level : Number.POSITIVE_INFINITY;
		if (within < Number.POSITIVE_INFINITY) found.add(section);
	}
	return found;
}

/** Levels at which most headings ask: "I lost the file" among questions is asked, too. */
export function askedLevels(sections: readonly Section[]): ReadonlySet<number> {
	const levels = new Set(sections.map(({ level }) => level));
	const mostAsk = (level: number) => {
		const own = sections.filter((section) => section.level === level);
		const asking = own.filter(({ heading }) => heading?.trimEnd().endsWith('?'));
		return asking.length > 2 && asking.length * 2 > own.length;
	};
	return new Set([...levels].filter(mostAsk));
}
