import { expect, it } from 'vitest';
import { isVersion, ofNewestVersions } from './newest-versions.ts';
import { planEpisode } from './plan-episode.ts';

const versions = Array.from({ length: 20 }, (_, index) => 20 - index);
const changelog = (numbers: readonly number[], below = '') =>
	`# Changelog\n\n${numbers.map((number) => `## 1.${number}.0 - 2024-01-${number + 10}\n\n### Fixed\n\n- The pump of line ${number} starts at once, and stops when the tank is full.\n`).join('\n')}${below}`;
const planned = (text: string) => {
	const plan = planEpisode({ text, filename: 'CHANGELOG.md', language: 'en-US', reads: 'any' });
	const { parts, outline } = ofNewestVersions(plan);
	const read = parts.map(({ source }) => text.slice(source.start, source.end)).join('');
	expect(outline.totalParts).toBe(parts.length);
	return { read, headings: parts.flatMap(({ source }) => source.sections.map(({ heading }) => heading)) };
};

it('of a long changelog the ten newest versions are read', () => {
	const { read, headings } = planned(changelog(versions));
	expect(headings.filter((heading) => isVersion(heading))).toHaveLength(10);
	expect(read).toContain('line 11 starts');
	expect(read).not.toContain('line 10 starts');
	// 1.20 is newer than 1.2.
	expect(planned(changelog(versions.slice(0, 19))).read).not.toContain('line 2 starts');
});

it('a short one, one that begins with the oldest and one that something follows are read whole', () => {
	expect(planned(changelog(versions.slice(0, 12))).read).toContain('line 9 starts');
	expect(planned(changelog(versions.toReversed())).read).toContain('line 20 starts');
	expect(planned(changelog(versions, '\n## Upgrading\n\nStop the pump first.\n')).read).toContain('line 1 starts');
});
