import type { PodcastDetails } from '@nexus/contract';
import type { SectionTold } from '@nexus/contract/script-constants';
import clsx from 'clsx';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { Suspense, useState } from 'react';
import { count } from '../../lib/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { BEGINNING } from './section-words.ts';

const AddSectionDialog = lazyWhenIdle(() => import('./add-section-dialog.tsx'));

const TELLINGS: Record<SectionTold, { name: string; Mark: typeof Circle }> = {
	told: { name: 'Contada', Mark: CircleCheck },
	briefly: { name: 'Contada em poucas palavras', Mark: CircleDot },
	'left-out': { name: 'Deixada de fora', Mark: Circle },
};

/** How a section comes into an episode that there is. */
export interface SectionAdding {
	starting: boolean;
	/** Resolves to whether it began. */
	onAdd: (section: number, version: string) => Promise<boolean>;
}

interface DocumentMapProps {
	podcast: Pick<PodcastDetails, 'id' | 'sections'>;
	/** Absent while nothing can be added. */
	adding?: SectionAdding | undefined;
}

type Told = PodcastDetails['sections'][number];

/** The document section by section: what the episode tells, what briefly, and what it leaves out and why. */
export function DocumentMap({ podcast: { id, sections }, adding }: DocumentMapProps) {
	const [wanted, setWanted] = useState<Told | null>(null);
	const [asking, setAsking] = useState(false);
	if (sections.length < 2) return null;
	const leftOut = sections.filter(({ told }) => told === 'left-out').length;
	return (
		<div>
			<Disclosure title="Seções do documento" open={false}>
				<ol className="flex flex-col gap-3">
					{sections.map((section) => (
						<SectionRow
							key={section.section}
							{...section}
							onAdd={
								adding &&
								(() => {
									setWanted(section);
									setAsking(true);
								})
							}
						/>
					))}
				</ol>
			</Disclosure>
			<p className="text-note text-soft">
				{leftOut === 0
					? 'Nenhuma seção ficou de fora.'
					: leftOut === 1
						? 'Uma seção ficou de fora.'
						: `${count(leftOut)} seções ficaram de fora.`}
			</p>
			{wanted && adding && (
				<Suspense>
					<AddSectionDialog
						key={wanted.section}
						podcastId={id}
						section={wanted}
						open={asking}
						starting={adding.starting}
						onClose={() => setAsking(false)}
						onAdd={async (version) => {
							if (await adding.onAdd(wanted.section, version)) setAsking(false);
						}}
					/>
				</Suspense>
			)}
		</div>
	);
}

function SectionRow({ heading, told, why, onAdd }: Told & { onAdd: (() => void) | undefined }) {
	const { name, Mark } = TELLINGS[told];
	const title = heading ?? BEGINNING;
	return (
		<li className="flex gap-3">
			<Mark className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
			<div className="min-w-0 flex-1">
				<p className={clsx('wrap-anywhere', told === 'left-out' ? 'text-soft' : 'font-medium')}>{title}</p>
				<p className="text-note text-soft wrap-anywhere">{told === 'told' || why === '' ? name : `${name}: ${why}`}</p>
			</div>
			{onAdd && told !== 'told' && (
				<button
					type="button"
					aria-label={`Acrescentar: ${title}`}
					onClick={onAdd}
					className="inline-flex min-h-6 shrink-0 items-center self-start font-medium underline underline-offset-4"
				>
					Acrescentar
				</button>
			)}
		</li>
	);
}
