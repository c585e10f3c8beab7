import clsx from 'clsx';
import { ChevronDown, Copy } from 'lucide-react';
import { useMemo } from 'react';
import { count } from '../../lib/format.ts';
import { scriptLines } from '../../lib/script-lines.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { INK } from '../../ui/host.tsx';

interface ScriptViewerProps {
	/** `[HOST_A]:` and `[HOST_B]:` lines. */
	content: string;
	names: Record<'A' | 'B', string>;
}

export function ScriptViewer({ content, names }: ScriptViewerProps) {
	const lines = useMemo(() => scriptLines(content), [content]);
	const copy = async () => {
		await navigator.clipboard.writeText(content);
		toast({ title: 'Script copiado!' });
	};
	return (
		<details className="group border-t border-hairline py-1">
			<summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
				<ChevronDown className="size-4.5 transition-transform group-open:rotate-180" aria-hidden="true" />
				Roteiro
				<span className="figures text-note font-normal text-soft">
					{count(lines.length)} falas, {(content.length / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })}{' '}
					mil caracteres
				</span>
			</summary>
			<Button size="small" variant="quiet" onClick={() => void copy()} className="mb-2 -ml-2">
				<Copy className="size-4" aria-hidden="true" />
				Copiar script
			</Button>
			<ol
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
				tabIndex={0}
				aria-label="Falas do roteiro"
				className="flex max-h-72 flex-col gap-3 overflow-y-auto pr-3"
			>
				{lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
					<li key={index} className={clsx('border-l-2 pl-4 [content-visibility:auto]', INK[line.speaker].edge)}>
						<p className={clsx('text-note font-semibold', INK[line.speaker].text)}>{names[line.speaker]}</p>
						<p>{line.text}</p>
					</li>
				))}
			</ol>
		</details>
	);
}
