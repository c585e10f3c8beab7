import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before it is searched for. Milliseconds. */
const TYPING_PAUSE = 250;

interface TypedSearchProps {
	/** What it is searched in; shown while nothing is typed, too. */
	label: string;
	value: string;
	maxLength: number;
	/** The screen is for searching: whoever opens it goes on to type. */
	focused?: boolean;
	onSearch: (text: string | undefined) => void;
}

/** A field whose words are searched for as soon as typing rests. */
export function TypedSearch({ label, value, maxLength, focused = false, onSearch }: TypedSearchProps) {
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(value);
	const search = useRef(onSearch);
	search.current = onSearch;
	useEffect(() => setTyped(value), [value]);
	useEffect(() => {
		if (focused) field.current?.focus();
	}, [focused]);
	useEffect(() => {
		if (typed.trim() === value) return;
		const timer = setTimeout(() => search.current(typed.trim() || undefined), TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [typed, value]);
	return (
		<div className="relative min-w-0 flex-1 basis-full sm:basis-64">
			<Search className="pointer-events-none absolute top-3 left-3.5 size-5 text-soft" aria-hidden="true" />
			<input
				ref={field}
				type="search"
				aria-label={label}
				placeholder={label}
				value={typed}
				maxLength={maxLength}
				onChange={({ target }) => setTyped(target.value)}
				className="h-11 w-full appearance-none rounded-control border border-outline/60 bg-raised pr-11 pl-11 placeholder:text-soft hover:border-ink/60 focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
			/>
			{typed && (
				<button
					type="button"
					aria-label="Limpar a busca"
					onClick={() => {
						setTyped('');
						field.current?.focus();
					}}
					className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
				>
					<X className="size-4.5" aria-hidden="true" />
				</button>
			)}
		</div>
	);
}
