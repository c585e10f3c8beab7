import type { SectionEstimate } from '@nexus/contract';
import { isPriced, priceOf } from '../../lib/cost.ts';
import { clock, count, minutes } from '../../lib/format.ts';

const linesOf = (lines: number): string => (lines === 1 ? '1 fala' : `${count(lines)} falas`);
const about = ({ exact }: SectionEstimate): string => (exact ? '' : 'cerca de ');

/** What is called a section without a heading. */
export const BEGINNING = 'Começo do documento';

/** What adding a section changes, as terms with what is said of each. */
export function additionFacts(estimate: SectionEstimate): [string, string][] {
	const { lines, behind, part_number, audio_seconds, work_seconds } = estimate;
	const sound = audio_seconds < 1 ? '0:01' : clock(audio_seconds);
	const facts: [string, string][] = [
		['Entram', `${about(estimate)}${linesOf(lines)}, cerca de ${sound} de áudio`],
		['Onde', behind === null ? `No começo da parte ${part_number}` : `Depois de “${behind}”, na parte ${part_number}`],
		['Ficam como estão', kept(estimate)],
		['Custo', costOf(estimate)],
	];
	const { input_tokens, output_tokens } = estimate.token_usage.script_generation;
	if (input_tokens > 0) facts.push(['Tokens do roteiro', `cerca de ${count(input_tokens + output_tokens)}`]);
	if (work_seconds !== null) facts.push(['Tempo da voz', `cerca de ${minutes(Math.round(work_seconds / 60))}`]);
	return facts;
}

/** Lines that are voiced beside the new ones are said, so that nobody wonders at them. */
function kept({ lines_kept, other_lines_to_voice: others }: SectionEstimate): string {
	const own = lines_kept === 1 ? 'A fala que já existe' : `As ${count(lines_kept)} falas que já existem`;
	if (others === 0) return `${own}, com o som que têm`;
	return others === 1
		? `${own}; 1 sem som atual também ganha voz`
		: `${own}; ${count(others)} sem som atual também ganham voz`;
}

function costOf(estimate: SectionEstimate): string {
	if (estimate.free) return 'Grátis';
	const price = priceOf(estimate);
	return price !== null && isPriced(estimate) ? `cerca de ${price}` : 'Do seu próprio servidor: não contado';
}
