import type { Upload } from '@nexus/contract';
import { PART_CHARACTERS } from '@nexus/contract/limits';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { count } from '../../lib/format.ts';
import { languageName } from '../../lib/language-name.ts';
import { Button } from '../../ui/button.tsx';
import { beginningQuery } from './beginning-query.ts';

interface DocumentSummaryProps {
	document: Upload;
	/** Of a series; null for one episode alone. */
	episodes: number | null;
	/** What is expected of the episode; null while it is not known. Without a price where nothing is billed. */
	estimate: { parts: number; calculation: string; price: string | null } | null;
	/** While the estimate is on its way. */
	waiting: boolean;
	onContinue: () => void;
	onChooseOther: () => void;
	/** The estimate in full. */
	children: ReactNode;
}

interface PartsBannerProps {
	episodes: number | null;
	parts: number;
	calculation: string | undefined;
	/** What else there is to know of the document. */
	facts: string[];
}

/** Whether the document is made in one piece or in several, and of how many characters and in which language it is. */
function PartsBanner({ parts, episodes, calculation, facts }: PartsBannerProps) {
	const told = (
		<ul aria-label="Sobre o documento" className="figures flex flex-wrap gap-x-4 text-note text-soft sm:ml-auto">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
	const head = 'flex flex-wrap items-center gap-x-3 gap-y-1';
	if (parts <= 1 || episodes !== null)
		return (
			<div className={clsx(head, 'rounded-surface border border-hairline bg-sunk px-4 py-3')}>
				<p className="font-medium">
					{episodes === null ? 'Processamento em parte única!' : `Uma série de ${episodes} episódios!`}
				</p>
				{told}
			</div>
		);
	return (
		<div className="rounded-surface border border-hairline bg-sunk px-4 py-3">
			<div className={head}>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
					Será dividido em partes!
					<span className="figures rounded-full border border-outline/60 px-2.5 text-note">{parts} partes</span>
				</p>
				{told}
			</div>
			<div className="mt-2 flex h-2 gap-1" aria-hidden="true">
				{Array.from({ length: Math.min(parts, 60) }, (_, part) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place
					<span key={part} className="flex-1 rounded-full bg-ink/25" />
				))}
			</div>
			<p className="mt-3 text-note font-semibold">Divisão em Partes</p>
			<p className="text-note text-soft">
				Cada parte cobre até {count(PART_CHARACTERS)} caracteres, cortada entre seções e parágrafos. Você pode ouvir
				cada uma assim que ficar pronta.
			</p>
			{calculation && <p className="figures mt-1 text-note text-soft">{calculation}</p>}
		</div>
	);
}

/** What was sent: how long it is, how it will be cut, and how it begins. */
export function DocumentSummary(props: DocumentSummaryProps) {
	const { document, episodes, estimate, waiting, onContinue, onChooseOther, children } = props;
	const { data: beginning } = useQuery(beginningQuery(document.id));
	const { characters } = document;
	const parts = estimate?.parts || document.estimated_parts || Math.ceil(characters / PART_CHARACTERS);
	const price = estimate?.price ? ` · ${estimate.price}` : '';
	const language = document.detected_language && languageName(document.detected_language);
	return (
		<div className="mt-4 animate-unfold">
			<PartsBanner
				parts={parts}
				episodes={episodes}
				calculation={estimate?.calculation}
				facts={[`${count(characters)} caracteres`, ...(language ? [`Em ${language}`] : [])]}
			/>
			<div className="mt-7">{children}</div>
			<div className="mt-7 flex flex-wrap gap-2.5">
				<Button variant="primary" className="w-full sm:w-auto" disabled={waiting} onClick={onContinue}>
					{parts > 1 && episodes === null ? `Processar ${parts} Partes${price}` : 'Continuar'}
				</Button>
				<Button className="w-full sm:w-auto" onClick={onChooseOther}>
					Escolher Outro Arquivo
				</Button>
			</div>
			<h3 className="mt-8 mb-2 text-note text-soft">Como o texto começa</h3>
			<section
				aria-label="Prévia do conteúdo"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
				tabIndex={0}
				className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words border-l-2 border-hairline pb-10 pl-4 text-soft [mask-image:linear-gradient(to_bottom,black_75%,transparent)] focus-visible:[mask-image:none]"
			>
				{beginning?.lines.map(({ text, heading }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is its place
					<span key={index} className={heading ? 'block font-semibold text-ink' : 'block min-h-3'}>
						{text}
					</span>
				))}
				{beginning?.whole === false && '…'}
			</section>
		</div>
	);
}
