import { PRONUNCIATIONS } from '@nexus/contract/limits';
import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import type { MispronouncedProps } from './mispronounced-dialog.tsx';

const MispronouncedDialog = lazyWhenIdle(() => import('./mispronounced-dialog.tsx'));

/** That may stand behind a word. */
const PUNCTUATION = new Set('.,;:!?…"”»)');

/** What is marked on the page, where that can be a word: what somebody has just heard said wrongly. */
function markedWord(): string {
	const marked = window.getSelection()?.toString().trim() ?? '';
	if (marked.length > PRONUNCIATIONS.wordCharacters || marked.includes('\n')) return '';
	const word = [...marked];
	while (PUNCTUATION.has(word.at(-1) ?? '')) word.pop();
	return word.join('');
}

/** Beside a transcript: the way to have a word said otherwise. */
export function Mispronounced(props: MispronouncedProps) {
	/** Made anew each time; null while nothing is asked. */
	const [asked, setAsked] = useState<{ word: string; time: number } | null>(null);
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button
				variant="quiet"
				size="small"
				// A press would take the mark away before it is read.
				onMouseDown={(event) => event.preventDefault()}
				onClick={() => {
					setAsked({ word: markedWord(), time: Date.now() });
					setOpen(true);
				}}
			>
				<MessageCircleQuestion className="size-4.5" aria-hidden="true" />
				<span className="max-sm:sr-only">Pronúncia errada?</span>
			</Button>
			{asked && (
				<Suspense>
					<MispronouncedDialog
						key={asked.time}
						{...props}
						word={asked.word}
						open={open}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}
