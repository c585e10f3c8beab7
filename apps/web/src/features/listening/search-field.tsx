import { ChevronDown, ChevronUp, Search as SearchIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Search } from './use-search.ts';

function told({ text, matches, at }: Search): string {
	if (text.trim() === '') return '';
	if (matches.length === 0) return 'Nada encontrado';
	return `${count(Math.max(at, 0) + 1)} de ${count(matches.length)}`;
}

/** Search in the transcript; the slash key comes here, Enter goes from place to place. */
export function SearchField({ search }: { search: Search }) {
	const field = useRef<HTMLInputElement>(null);

	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return;
			event.preventDefault();
			field.current?.focus();
			field.current?.select();
		};
		window.addEventListener('keydown', pressed);
		return () => window.removeEventListener('keydown', pressed);
	}, []);

	const empty = search.text === '';
	return (
		<search className="flex min-w-0 flex-1 items-center gap-1">
			<label className="relative min-w-0 flex-1 sm:max-w-80">
				<span className="sr-only">Buscar na transcrição</span>
				<SearchIcon
					className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
					aria-hidden="true"
				/>
				<input
					ref={field}
					type="text"
					inputMode="search"
					autoComplete="off"
					value={search.text}
					placeholder="Buscar na transcrição"
					onChange={({ target }) => search.setText(target.value)}
					onKeyDown={(event) => {
						if (event.key === 'Enter') search.go(event.shiftKey ? -1 : 1);
						if (event.key === 'Escape') search.setText('');
					}}
					className="h-11 w-full rounded-control border border-outline/60 bg-raised pr-3 pl-9 placeholder:text-soft hover:border-ink/60 focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-0 sm:h-10"
				/>
			</label>
			<span role="status" className="figures shrink-0 px-1.5 text-note text-soft empty:hidden">
				{told(search)}
			</span>
			{!empty && (
				<>
					{search.matches.length > 0 && (
						<>
							<Button variant="quiet" size="icon" aria-label="Resultado anterior" onClick={() => search.go(-1)}>
								<ChevronUp className="size-5" aria-hidden="true" />
							</Button>
							<Button variant="quiet" size="icon" aria-label="Próximo resultado" onClick={() => search.go(1)}>
								<ChevronDown className="size-5" aria-hidden="true" />
							</Button>
						</>
					)}
					<Button variant="quiet" size="icon" aria-label="Limpar a busca" onClick={() => search.setText('')}>
						<X className="size-5" aria-hidden="true" />
					</Button>
				</>
			)}
		</search>
	);
}
