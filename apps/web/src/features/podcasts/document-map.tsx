import type { PodcastDetails } from '@nexus/contract';
import type { SectionTold } from '@nexus/contract/script-constants';
import clsx from 'clsx';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { count } from '../../lib/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

const TELLINGS: Record<SectionTold, { name: string; Mark: typeof Circle }> = {
	told: { name: 'Contada', Mark: CircleCheck },
	briefly: { name: 'Contada em poucas palavras', Mark: CircleDot },
	'left-out': { name: 'Deixada de fora', Mark: Circle },
};

/** The document section by section: what the episode tells, what briefly, and what it leaves out and why. */
export function DocumentMap({ sections }: Pick<PodcastDetails, 'sections'>) {
	if (sections.length < 2) return null;
	const leftOut = sections.filter(({ told }) => told === 'left-out').length;
	return (
		<div>
			<Disclosure title="Seções do documento" open={false}>
				<ol className="flex flex-col gap-3">
					{sections.map(({ heading, told, why }, index) => {
						const { name, Mark } = TELLINGS[told];
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the document
							<li key={index} className="flex gap-3">
								<Mark className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
								<div className="min-w-0">
									<p className={clsx('wrap-anywhere', told === 'left-out' ? 'text-soft' : 'font-medium')}>
										{heading ?? 'Começo do documento'}
									</p>
									<p className="text-note text-soft wrap-anywhere">
										{told === 'told' || why === '' ? name : `${name}: ${why}`}
									</p>
								</div>
							</li>
						);
					})}
				</ol>
			</Disclosure>
			<p className="text-note text-soft">
				{leftOut === 0
					? 'Nenhuma seção ficou de fora.'
					: leftOut === 1
						? 'Uma seção ficou de fora.'
						: `${count(leftOut)} seções ficaram de fora.`}
			</p>
		</div>
	);
}
