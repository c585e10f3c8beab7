import type { Job, JobStage, PodcastDetails } from '@nexus/contract';

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
] as const satisfies { id: JobStage; label: string; until: number; markers: RegExp }[];

export type Stage = (typeof STAGES)[number];

/**
 * The stage that a job says its step belongs to; else the one that the step's text names, the last when it names
 * several; else the one that the percentage is in.
 */
export function stageOf(step: { stage: JobStage | null; text: string }, percent: number): Stage {
	const said = STAGES.find(({ id }) => id === step.stage);
	const named = said ?? STAGES.findLast(({ markers }) => markers.test(step.text));
	return named ?? STAGES.find(({ until }) => percent <= until) ?? STAGES[3];
}

/** The part that a job says its step is about; else `parte X/Y` in the step's text. */
export function partOf(step: PartStep): { part: number; total: number } | null {
	if (step.part !== null && step.parts !== null) return { part: step.part, total: step.parts };
	return partIn(step.current_step);
}

function partIn(step: string): { part: number; total: number } | null {
	const found = /parte\s+(\d+)\s*\/\s*(\d+)/i.exec(step);
	return found ? { part: Number(found[1]), total: Number(found[2]) } : null;
}

type PartStep = Pick<Job, 'current_step' | 'part' | 'parts'>;

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
 * How far each part is, from the part of the current step and the number of finished parts, while the parts themselves
 * are not known. Empty for fewer than two parts.
 */
export function segmentsOf(job: PartStep & Pick<Job, 'result_data'>, percent: number): Segment[] {
	const { total_parts, generated_parts: generated } = job.result_data;
	const counter = partOf(job);
	const total = counter?.total ?? total_parts;
	if (total < 2) return [];
	const current = counter?.part ?? generated + 1;
	const done = Math.max(generated, current - 1);
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
export function stoppedIn({ steps_history: steps }: Pick<Job, 'steps_history'>): {
	stage: JobStage | null;
	text: string;
} {
	const { step, stage } = steps.at(-2) ?? { step: '', stage: null };
	return { stage, text: step || 'Desconhecida' };
}
