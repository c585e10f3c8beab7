/**
 * The words a job's progress is told in. The progress dialog reads stage and part number out of them: "Analisando",
 * "Gerando script", "Sintetizando áudio" and "Finalizando" are its marker words, "parte X/Y" its counter.
 */
export const QUEUED = 'Na fila';
export const ANALYSING = 'Analisando documento';
export const FINISHING = 'Finalizando podcast';
export const DONE = 'Podcast concluído';
export const SCRIPT_DONE = 'Roteiro pronto';
export const FAILED = 'Falha na geração';

export const planned = (parts: number): string =>
	parts === 1 ? 'Documento analisado: parte única' : `Documento analisado: ${parts} partes`;
export const writing = (number: number, total: number): string => `Gerando script: parte ${number}/${total}`;
export const scriptWritten = (number: number, total: number): string =>
	`Gerando script: parte ${number}/${total} pronta`;
export const voicing = (number: number, total: number): string => `Sintetizando áudio: parte ${number}/${total}`;
export const partDone = (number: number, total: number): string => `Áudio pronto: parte ${number}/${total}`;

/** Percent at which each stage begins; the stages' own limits are the progress dialog's. */
export const PROGRESS = { planned: 20, finishing: 95 } as const;

/** Share of a part's work that its script is; the rest is speech and assembly. */
export const SCRIPT_SHARE = 0.4;

/** Percent of a whole job of which the parts have done `partsProgress` (mean, 0 to 1). */
export const overallProgress = (partsProgress: number, kind: 'episode' | 'script'): number =>
	kind === 'episode'
		? PROGRESS.planned + (PROGRESS.finishing - PROGRESS.planned) * partsProgress
		: PROGRESS.planned + (99 - PROGRESS.planned) * Math.min(1, partsProgress / SCRIPT_SHARE);
