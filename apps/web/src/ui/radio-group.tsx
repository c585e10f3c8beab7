import type { KeyboardEvent, ReactNode } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface RadioGroupProps {
	label: string;
	className?: string;
	children: ReactNode;
}

/** Elements with the role of radio buttons, to choose one from; arrows move between them. */
export function RadioGroup({ label, className, children }: RadioGroupProps) {
	const move = (event: KeyboardEvent<HTMLDivElement>) => {
		const step = STEPS[event.key];
		if (!step) return;
		const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
		const at = radios.findIndex((radio) => radio.contains(document.activeElement));
		const next = radios[(at + step + radios.length) % radios.length];
		if (at < 0 || !next) return;
		event.preventDefault();
		next.focus();
		next.click();
	};
	return (
		<div role="radiogroup" aria-label={label} onKeyDown={move} className={className}>
			{children}
		</div>
	);
}
