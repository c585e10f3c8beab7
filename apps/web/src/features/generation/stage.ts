import type { Job, PodcastDetails } from '@nexus/contract';

export const STAGES = [
	{ id: 'analysis', label: 'Analisando o documento', until: 20, markers: /analis|lendo|leitura|planej|📄|🔍|🧠/iu },
	{ id: 'script', label: 'Gerando o roteiro', until: 50, markers: /roteiro|script|escrev|📝|✍/iu },
	{ id: 'audio', label: 'Sintetizando o áudio', until: 95, markers: /[áa]udio|voz|narra|sinteti|fala|🎙|🎤|🔊|🎵/iu },
	{
		id: 'finishing',
		label: 'Finalizando',
		until: 100,
		markers: /finaliz|montag|montando|normaliz|conclu|salvando|✅|🎉/iu,
	},
] as const;

export type Stage = (typeof STAGES)[number];

/** The stage that a status text names, the last one when it names several; else the one that the percentage is in. */
export function stageOf(step: string, percent: number): Stage {
	const named = STAGES.findLast(({ markers }) => markers.test(step));
	return named ?? STAGES.find(({ until }) => percent <= until) ?? STAGES[3];
}

/** `parte X/Y` in a status text. */
export function partOf(step: string): { part: number; total: number } | null {
	const found = /parte\s+(\d+)\s*\/\s*(\d+)/i.exec(step);
	return found ? { part: Number(found[1]), total: Number(found[2]) } : null;
}

export type Segment = 'done' | 'active' | 'pending';

/** The percentage from which every part counts as done. */
const ALL_DONE = 95;

const SEGMENTS: Record<PodcastDetails['parts'][number]['status'], Segment> = {
	completed: 'done',
	processing: 'active',
	pending: 'pending',
};

/** How far each part is, as the server tells of each. Empty for fewer than two parts. */
export function segmentsOfParts(parts: PodcastDetails['parts'], percent: number): Segment[] {
	if (parts.length < 2) return [];
	return parts.map(({ status }) => (percent >= ALL_DONE ? 'done' : SEGMENTS[status]));
}

/**
 * How far each part is, from the counter in the status text and the number of finished parts, while the parts
 * themselves are not known. Empty for fewer than two parts.
 */
export function segmentsOf(step: string, percent: number, parts: { total: number; generated: number }): Segment[] {
	const counter = partOf(step);
	const total = counter?.total ?? parts.total;
	if (total < 2) return [];
	const current = counter?.part ?? parts.generated + 1;
	const done = Math.max(parts.generated, current - 1);
	return Array.from({ length: total }, (_, index) => {
		if (percent >= ALL_DONE || index < done) return 'done';
		return index + 1 === current || index === done ? 'active' : 'pending';
	});
}

/** Seconds for which the end may be late before nothing is said of it any more. */
const LATE = 5;

/** What is left, in words; null while that is not known. `now` in milliseconds. */
export function timeLeft({ expected_end_at: end }: Pick<Job, 'expected_end_at'>, now: number): string | null {
	if (end === null) return null;
	const left = (Date.parse(end) - now) / 1000;
	if (left < -LATE) return null;
	if (left < 7.5) return 'poucos segundos restantes';
	const step = left < 30 ? 5 : 10;
	if (left < 90) return `cerca de ${Math.round(left / step) * step} segundos restantes`;
	return `cerca de ${Math.round(left / 60)} minutos restantes`;
}

/** The step that a failed job was in: the failure itself is the last that its history tells. */
export const stoppedIn = ({ steps_history: steps }: Pick<Job, 'steps_history'>): string =>
	steps.at(-2)?.step || 'Desconhecida';
