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

/** Seconds of work before an estimate is worth showing. */
const ENOUGH = 8;

/** What is left at the pace so far, in words; null while that would be a guess. `startedAt` is an ISO date. */
export function timeLeft(startedAt: string | null, percent: number, now: number): string | null {
	if (!startedAt || percent < 8 || percent >= ALL_DONE) return null;
	const spent = (now - Date.parse(startedAt)) / 1000;
	if (spent < ENOUGH) return null;
	const left = (spent / percent) * (100 - percent);
	if (left < 60) return 'menos de 1 minuto restante';
	const minutes = Math.round(left / 60);
	return minutes === 1 ? 'cerca de 1 minuto restante' : `cerca de ${minutes} minutos restantes`;
}

/** The step that a failed job was in: the failure itself is the last that its history tells. */
export const stoppedIn = ({ steps_history: steps }: Pick<Job, 'steps_history'>): string =>
	steps.at(-2)?.step || 'Desconhecida';
