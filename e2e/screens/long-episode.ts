import type { Peaks, PodcastDetails, Transcript } from '@nexus/contract';

const HOURS = 3;
export const LINES = 3000;
const SECONDS = (HOURS * 3600) / LINES;

const WORDS =
	'a ponte de aço liga a ilha ao continente desde 1926 e foi por muito tempo o único caminho da cidade'.split(' ');

/** The line with which the second chapter begins; whoever says it said the one before too. */
export const SECOND_CHAPTER = 166;

/** Three hours of lines from one to five rows, chapters of ten minutes. */
export function longTranscript({ id }: PodcastDetails): Transcript {
	const lines = Array.from({ length: LINES }, (_, index): Transcript['lines'][number] => {
		const start = index * SECONDS;
		const said = Array.from(
			{ length: 6 + ((index * 7) % 34) },
			(_word, at) => WORDS[(index + at) % WORDS.length] ?? '',
		);
		const text = `Fala ${index}: ${said.join(' ')}.`;
		const found = [...text.matchAll(/\S+/g)];
		const each = (SECONDS * 0.95) / found.length;
		return {
			id: `linha-${index}`,
			part_number: 1,
			speaker: index % 3 === 2 ? 'B' : 'A',
			name: index % 3 === 2 ? 'Professora Marina' : 'Dr. Ricardo',
			text,
			start,
			end: start + SECONDS * 0.95,
			words: found.map(({ 0: word, index: from }, at) => [
				from,
				from + word.length,
				start + at * each,
				start + (at + 1) * each,
			]),
			spans: [],
			passages: [],
		};
	});
	const chapters = Array.from({ length: HOURS * 6 }, (_, index) => ({
		title: `Capítulo ${index + 1}`,
		start: index * 600,
	}));
	return { podcast_id: id, language: 'pt-BR', duration: HOURS * 3600, chapters, lines };
}

/** Its waveform, at 20 peaks a second. */
export function longPeaks(): Peaks {
	const length = HOURS * 3600 * 20;
	return {
		duration: HOURS * 3600,
		peaks_per_second: 20,
		peaks: Array.from({ length }, (_, index) => 60 + (index % 60)),
		speakers: 'AAAABBBB'.repeat(length / 8),
	};
}
