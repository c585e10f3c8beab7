import { WifiOff } from 'lucide-react';
import { useWaitsForServer } from '../lib/fetch-code.ts';

/** Stands in for a screen whose code is on its way; says so when the server does not answer. */
export function LoadingScreenFallback() {
	if (!useWaitsForServer()) return null;
	return (
		<main id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center p-6 outline-none">
			<div role="status" className="flex max-w-sm flex-col items-center text-center">
				<WifiOff className="size-9 text-soft" strokeWidth={1.3} aria-hidden="true" />
				<h1 className="serif mt-4 text-head font-semibold">Sem conexão com o servidor</h1>
				<p className="mt-1.5 text-soft">Esta tela abre sozinha assim que ele responder.</p>
			</div>
		</main>
	);
}
