import { type JobStep, SCRIPT_SHARE } from '@nexus/core/records';

export const QUEUED = 'Na fila';
export const ANALYSING: JobStep = { text: 'Analisando documento', stage: 'analysis' };
export const FINISHING: JobStep = { text: 'Finalizando podcast', stage: 'finishing' };
export const DONE: JobStep = { text: 'Podcast concluído', stage: 'finishing' };
export const SCRIPT_DONE: JobStep = { text: 'Roteiro pronto', stage: 'script' };
export const FAILED = 'Falha na geração';

export const planned = (parts: number): JobStep => ({
	text: parts === 1 ? 'Documento analisado: parte única' : `Documento analisado: ${parts} partes`,
	stage: 'analysis',
});
export const writing = (part: number, parts: number): JobStep => ({
	text: `Gerando script: parte ${part}/${parts}`,
	stage: 'script',
	part,
	parts,
});
export const scriptWritten = (part: number, parts: number): JobStep => ({
	...writing(part, parts),
	text: `Gerando script: parte ${part}/${parts} pronta`,
});
export const voicing = (part: number, parts: number): JobStep => ({
	text: `Sintetizando áudio: parte ${part}/${parts}`,
	stage: 'audio',
	part,
	parts,
});
export const partDone = (part: number, parts: number): JobStep => ({
	...voicing(part, parts),
	text: `Áudio pronto: parte ${part}/${parts}`,
});

/** Percent at which each stage begins; the stages' own limits are the progress dialog's. */
export const PROGRESS = { begun: 5, planned: 20, finishing: 95 } as const;

/** Percent of a whole job of which the parts have done `partsProgress` (mean, 0 to 1). */
export const overallProgress = (partsProgress: number, kind: 'episode' | 'script'): number =>
	kind === 'episode'
		? PROGRESS.planned + (PROGRESS.finishing - PROGRESS.planned) * partsProgress
		: PROGRESS.planned + (99 - PROGRESS.planned) * Math.min(1, partsProgress / SCRIPT_SHARE);
