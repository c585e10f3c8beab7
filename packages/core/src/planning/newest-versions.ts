import type { EpisodePlan } from './types.ts';

/** A version's heading in a changelog: its number, its date, and whether it was withdrawn. */
export const VERSION =
	/^(?!\d\d?\.\d\d?\.(?:19|20)\d\d$)(?:vers(?:ão|ion)\s)?\[?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?:\s*[-–—(]+\s*(\d{4}-\d\d-\d\d|\d{1,2} de \p{L}+ de \d{4}|\p{L}+ \d{1,2}, \d{4})\)?)?(?:[\s([-]+(yanked|withdrawn|retirada|cancelada)[\])]?)?$/iu;

export const isVersion = (heading: string | null): boolean => VERSION.test(heading ?? '');

/** Versions of a changelog that are read, the newest first, where it has so many more that nobody would listen to all. */
const READ = 10;
const MANY = 15;

/** A plan that ends before a changelog's older versions; itself where it has few, or the newest do not come first. */
export function ofNewestVersions(plan: EpisodePlan): EpisodePlan {
	const sections = plan.parts.flatMap(({ source }) => source.sections);
	const versions = sections.filter(({ heading }, at) => isVersion(heading) && heading !== sections[at - 1]?.heading);
	const [newest, oldest, first] = [versions[0], versions.at(-1), versions[READ]];
	const isNewestFirst = isNewer(newest?.heading, oldest?.heading);
	if (versions.length < MANY || !first || !oldest || !isNewestFirst) return plan;
	if (sections.some(({ start, level }) => start > oldest.start && level <= oldest.level)) return plan;
	const parts = plan.parts.flatMap((part) => {
		const { source } = part;
		if (source.start >= first.start) return [];
		const own = source.sections
			.filter(({ start }) => start < first.start)
			.map((section) => ({ ...section, end: Math.min(section.end, first.start) }));
		return [{ ...part, source: { ...source, end: Math.min(source.end, first.start), sections: own } }];
	});
	return { outline: { ...plan.outline, totalParts: parts.length }, parts };
}

/** By their numbers, of which 1.10 comes after 1.9. */
const isNewer = (one: string | null | undefined, other: string | null | undefined): boolean =>
	numberOf(one).localeCompare(numberOf(other), 'en', { numeric: true }) > 0;
const numberOf = (heading: string | null | undefined): string => VERSION.exec(heading ?? '')?.[1] ?? '';
