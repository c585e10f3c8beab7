import type { EpisodeVoices } from '@nexus/contract';
import { aboutMinutes, count, dollars } from '../../lib/format.ts';

type Other = EpisodeVoices['others'][number];

/** What going over to other voices makes again, how long it takes and what it costs, in one sentence each. */
export function consequenceOf(other: Other, lines: number): string {
	return [again(other, lines), work(other), cost(other)].filter((words) => words !== null).join(' ');
}

function again({ audio_seconds: seconds }: Other, lines: number): string {
	const said = lines === 1 ? 'A única fala será narrada' : `Todas as ${count(lines)} falas serão narradas`;
	return `${said} de novo: ${about(seconds)} de áudio.`;
}

function work({ work_seconds: seconds }: Other): string | null {
	return seconds === null ? null : `Esta máquina leva ${about(seconds)}.`;
}

function cost({ engine, cost_usd: price }: Other): string | null {
	// The price of a server of one's own is not known here.
	if (engine === 'openai' || price === null) return null;
	return price === 0 ? 'Sem custo.' : `Custa cerca de ${dollars(price)}.`;
}

const about = (seconds: number): string => aboutMinutes(seconds / 60);
