import type { Audience, Effort, ScriptFormat } from '@nexus/contract/script-constants';

export const FORMAT_NAMES: Record<ScriptFormat, string> = {
	conversation: 'Conversa',
	brief: 'Resumo',
	critique: 'Crítica',
	lecture: 'Aula',
	debate: 'Debate',
};

export const AUDIENCE_NAMES: Record<Audience, string> = {
	newcomer: 'Iniciantes',
	student: 'Estudantes',
	expert: 'Especialistas',
};

export const EFFORT_NAMES: Record<Effort, string> = { careful: 'Caprichado', quick: 'Rápido' };
