import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
	title: ReactNode;
	code: string;
	/** What is copied, in the name of the button. */
	label: string;
}

/** Something to be run elsewhere: scrolls sideways rather than breaking its lines, and can be copied whole. */
export function CodeBlock({ title, code, label }: CodeBlockProps) {
	return (
		<div>
			<div className="flex items-end justify-between gap-4">
				<p className="py-1.5 font-medium">{title}</p>
				<CopyButton iconOnly text={code} label={`Copiar: ${label}`} copied="Exemplo copiado!" />
			</div>
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
				tabIndex={0}
				className="mt-1 overflow-x-auto rounded-surface border border-hairline bg-sunk p-4 font-mono text-note"
			>
				<code>{code}</code>
			</pre>
		</div>
	);
}
