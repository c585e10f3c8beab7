import type { JobEstimate } from '@nexus/contract';
import { AudioLines } from 'lucide-react';
import { count, dollars } from '../../lib/format.ts';
import { type Voicing, voicingCost } from './use-voicing.ts';

interface VoicingNoteProps {
	/** Null while it is being found out. */
	voicing: Voicing | null;
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

function priceOf(cost: number | null): string {
	if (cost === null) return '';
	return cost === 0 ? ', custo zero' : `, cerca de ${dollars(cost)}`;
}

/** What generating will voice, and what that costs, before it happens. */
export function VoicingNote({ voicing, voiced, estimate }: VoicingNoteProps) {
	return (
		<p role="status" className="figures flex min-h-6 items-center gap-2 text-soft">
			<AudioLines className="size-4.5 shrink-0" aria-hidden="true" />
			{voicing
				? `${sentence(voicing, voiced)}${voicing.lines > 0 ? priceOf(voicingCost(voicing.seconds, estimate)) : ''}`
				: 'Calculando o que muda...'}
		</p>
	);
}
