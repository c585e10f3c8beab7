import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
	/** From 1. */
	page: number;
	pages: number;
	onGo: (page: number) => void;
}

export function Pagination({ page, pages, onGo }: PaginationProps) {
	if (pages < 2 && page === 1) return null;
	return (
		<nav aria-label="Páginas" className="mt-6 flex items-center justify-center gap-3">
			<Button
				variant="quiet"
				size="icon"
				aria-label="Página anterior"
				disabled={page <= 1}
				onClick={() => onGo(page - 1)}
			>
				<ChevronLeft className="size-5" aria-hidden="true" />
			</Button>
			<span className="figures text-soft" aria-current="page">
				Página {page} de {pages}
			</span>
			<Button
				variant="quiet"
				size="icon"
				aria-label="Próxima página"
				disabled={page >= pages}
				onClick={() => onGo(page + 1)}
			>
				<ChevronRight className="size-5" aria-hidden="true" />
			</Button>
		</nav>
	);
}
