import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from './button.tsx';

interface MoveButtonsProps {
	/** Of what is moved. */
	name: string;
	/** Its place in the list. */
	first: boolean;
	last: boolean;
	onMove: (by: -1 | 1) => void;
}

const WAYS = [
	{ by: -1, words: 'para cima', Icon: ArrowUp },
	{ by: 1, words: 'para baixo', Icon: ArrowDown },
] as const;

/** Moves a row of a list by a place. The button that was pressed keeps the keyboard, wherever its row goes. */
export function MoveButtons({ name, first, last, onMove }: MoveButtonsProps) {
	return WAYS.map(({ by, words, Icon }) => {
		const isAtEnd = by < 0 ? first : last;
		return (
			<Button
				key={by}
				variant="quiet"
				size="icon"
				aria-label={`Mover ${name} ${words}`}
				aria-disabled={isAtEnd}
				className="aria-disabled:opacity-35"
				onClick={({ currentTarget }) => {
					if (isAtEnd) return;
					onMove(by);
					requestAnimationFrame(() => currentTarget.focus({ preventScroll: true }));
				}}
			>
				<Icon className="size-4.5" aria-hidden="true" />
			</Button>
		);
	});
}
