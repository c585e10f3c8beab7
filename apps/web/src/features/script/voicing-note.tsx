import type { JobEstimate } from '@nexus/contract';
import { AudioLines } from 'lucide-react';
import { count, dollars } from '../../lib/format.ts';
import { type Voicing, type VoicingState, voicingCost } from './use-voicing.ts';

interface VoicingNoteProps {
	voicing: VoicingState;
	/** Whether there is audio already. */
	voiced: boolean;
	estimate: JobEstimate | null;
}

/** `cerca de 25 s`, `cerca de 3 min`. */
const about = (seconds: number): string =>
	seconds < 90 ? `cerca de ${Math.max(1, Math.round(seconds))} s` : `cerca de ${Math.round(seconds / 60)} min`;

function sentence({ lines, seconds }: Voicing, voiced: boolean): string {
	if (lines === 0) return voiced ? 'Nada precisa ser narrado de novo.' : 'Tudo já foi narrado.';
	if (lines === 1) return `1 fala ${voiced ? 'será narrada de novo' : 'será narrada'}: ${about(seconds)} de áudio`;
	return `${count(lines)} falas ${voiced ? 'serão narradas de novo' : 'serão narradas'}: ${about(seconds)} de áudio`;
}

/** Lines that have their sound already, from an episode before, where the others are told of. */
function restOf({ total, lines }: Voicing, voiced: boolean): string {
	const rest = total - lines;
	if (voiced || lines === 0 || rest <= 0) return '';
	return rest === 1 ? '. A outra já tem áudio' : `. As outras ${count(rest)} já têm áudio`;
}

function priceOf(cost: number | null): string {
	if (cost === null) return '';
	return cost === 0 ? ', custo zero' : `, cerca de ${dollars(cost)}`;
}

const UNKNOWN = {
	asking: 'Calculando o que muda...',
	'wrong lines': 'Corrija o que está marcado em vermelho para ver o que muda.',
	failed: 'Não foi possível calcular o que muda. Você pode salvar mesmo assim.',
} as const;

function words(voicing: VoicingState, voiced: boolean, estimate: JobEstimate | null): string {
	if (typeof voicing === 'string') return UNKNOWN[voicing];
	const price = voicing.lines > 0 ? priceOf(voicingCost(voicing.seconds, estimate)) : '';
	return `${sentence(voicing, voiced)}${price}${restOf(voicing, voiced)}`;
}

/** What generating will voice, and what that costs, before it happens. */
export function VoicingNote({ voicing, voiced, estimate }: VoicingNoteProps) {
	return (
		<p role="status" className="figures flex min-h-6 items-center gap-2 text-soft">
			<AudioLines className="size-4.5 shrink-0" aria-hidden="true" />
			{words(voicing, voiced, estimate)}
		</p>
	);
}
