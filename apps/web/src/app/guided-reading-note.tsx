import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { geminiStatusQuery } from '../lib/queries.ts';

const LINK = 'font-medium text-ink underline underline-offset-4';

/** Where no model writes: what is made all the same, and the ways to more. */
export function GuidedReadingNote() {
	const { data, isPending } = useQuery(geminiStatusQuery);
	if (isPending) return <div className="mt-4 min-h-12" />;
	if (data?.engines.script.engine !== 'embedded') return null;
	return (
		<p className="mt-4 max-w-[62ch] text-soft">
			Sem modelo de IA, o episódio é uma leitura guiada do documento, em duas vozes; para uma conversa escrita por um
			modelo, use{' '}
			<Link href="/settings?tab=gemini" className={LINK}>
				uma chave do Gemini
			</Link>{' '}
			ou{' '}
			<Link href="/settings?tab=gemini#modelo-local" className={LINK}>
				um modelo local
			</Link>
			.
		</p>
	);
}
