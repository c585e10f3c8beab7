import { Button } from '../ui/button.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { useReplaceFirstPaint } from './use-replace-first-paint.ts';

interface UnreachableScreenProps {
	title?: string;
	text?: string;
	onRetry: () => void;
}

export function UnreachableScreen({
	title = 'Não conseguimos falar com o servidor',
	text = 'Você continua conectado. Verifique a conexão e tente novamente.',
	onRetry,
}: UnreachableScreenProps) {
	useReplaceFirstPaint();
	return (
		<main className="grid min-h-dvh place-items-center p-6">
			<div className="flex max-w-md flex-col items-start gap-4">
				<LogoMark className="size-10" />
				<h1 className="serif text-title font-semibold">{title}</h1>
				<p className="text-soft">{text}</p>
				<Button variant="primary" onClick={onRetry}>
					Tentar novamente
				</Button>
			</div>
		</main>
	);
}
