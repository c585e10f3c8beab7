import clsx from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AwaitedUser, UserMenu } from '../features/account/user-menu.tsx';
import { LogoMark } from '../ui/logo.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useReplaceFirstPaint } from './use-replace-first-paint.ts';
import { useTitle } from './use-title.ts';

interface PageProps {
	title: string;
	description: ReactNode;
	actions?: ReactNode;
	/** The screen that this one is opened from. */
	back?: { href: string; label: string };
	/** How wide the screen's content may become. */
	width?: 'reading' | 'wide';
	children: ReactNode;
}

/** A screen: its name and what it is for, what can be done with it, who is signed in, and its content. */
export function Page({ title, description, actions, back, width = 'wide', children }: PageProps) {
	useReplaceFirstPaint();
	useTitle(title);
	const measure = 'mx-auto w-full max-w-[76rem] px-5 sm:px-10';
	return (
		<>
			<header className={clsx(measure, 'flex flex-wrap items-start gap-x-6 gap-y-3 pt-4 pb-7 lg:pt-8 lg:pb-9')}>
				<div className="flex h-11 items-center lg:hidden">
					<LogoMark />
				</div>
				<div className="order-last w-full min-w-0 lg:order-none lg:w-auto lg:flex-1">
					{back && (
						<Link
							href={back.href}
							className="-mt-1 -ml-1 mb-1 inline-flex min-h-6 items-center gap-1 pr-1 text-note text-soft hover:text-ink hover:underline hover:underline-offset-4"
						>
							<ChevronLeft className="size-4" aria-hidden="true" />
							{back.label}
						</Link>
					)}
					<h1 className="serif text-title font-semibold break-words">{title}</h1>
					<div className="mt-1 text-pretty text-soft">{description}</div>
				</div>
				<div className="ml-auto flex items-center gap-1.5">
					{actions}
					<AwaitedUser />
					<ThemeToggle />
					<UserMenu />
				</div>
			</header>
			<main id="conteudo" tabIndex={-1} className={clsx(measure, 'pb-16 outline-none')}>
				<div className={width === 'reading' ? 'max-w-[46rem]' : undefined}>{children}</div>
			</main>
		</>
	);
}
