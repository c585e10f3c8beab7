import type { Transcript } from '../transcript.ts';
import { plainRow } from './cues.ts';

/** Seconds as mm:ss, or h:mm:ss from an hour on. */
function clock(seconds: number): string {
	const total = Math.floor(seconds);
	const two = (value: number) => String(value).padStart(2, '0');
	const [hours, minutes] = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
	return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(total % 60)}`;
}

/** A transcript to read: the title, chapters as headings, a paragraph for each turn with its time and who speaks. */
export function toPlainText({
	title,
	lines,
	chapters,
}: Pick<Transcript, 'lines' | 'chapters'> & { title: string }): string {
	const blocks = [plainRow(title)];
	let next = 0;
	let speaker: string | null = null;
	for (const line of lines) {
		for (; next < chapters.length && (chapters[next]?.start ?? 0) <= line.start; next++) {
			blocks.push(plainRow(chapters[next]?.title ?? ''));
			speaker = null;
		}
		const text = plainRow(line.text);
		if (line.speaker === speaker) blocks[blocks.length - 1] += ` ${text}`;
		else blocks.push(`[${clock(line.start)}] ${plainRow(line.name)}: ${text}`);
		speaker = line.speaker;
	}
	return `${blocks.join('\n\n')}\n`;
}
