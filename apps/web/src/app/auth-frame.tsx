import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SidePanel } from '../features/account/side-panel.tsx';
import { Logo } from '../ui/logo.tsx';

/** A form for whoever is not signed in, beside what the product is. */
export function AuthFrame({ children }: { children: ReactNode }) {
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
			<main className="flex flex-col px-5 py-6 sm:px-10">
				<Link href="/" className="self-start" aria-label="Nexus, página inicial">
					<Logo />
				</Link>
				<div className="mx-auto flex w-full max-w-sm flex-1 flex-col pt-[min(14vh,8rem)] pb-10">{children}</div>
			</main>
			<SidePanel />
		</div>
	);
}
