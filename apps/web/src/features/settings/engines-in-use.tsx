import type { SystemGeminiStatus } from '@nexus/contract';
import { engineWords } from '../../lib/engine-words.ts';

/** What writes and what speaks the user's next episode. */
export function EnginesInUse({ status }: { status: SystemGeminiStatus }) {
	const { script, speech } = engineWords(status);
	return (
		<dl aria-label="Quem escreve e quem fala" className="mt-5 border-t border-hairline">
			{[['Roteiro', script] as const, ['Vozes', speech] as const].map(([term, words]) => (
				<div key={term} className="flex gap-4 border-b border-hairline py-2.5">
					<dt className="w-20 shrink-0 text-soft">{term}</dt>
					<dd className="min-w-0 font-medium break-words">{words}</dd>
				</div>
			))}
		</dl>
	);
}
