import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { History, type LucideIcon, Mic, Settings, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { usePlayer } from '../features/player/player-context.ts';
import { settingsQuery } from '../features/settings/queries.ts';
import { engineWords } from '../lib/engine-words.ts';
import { geminiStatusQuery } from '../lib/queries.ts';
import { meQuery } from '../lib/user.ts';
import { lazyWhenIdle } from '../ui/lazy-component.tsx';
import { Logo } from '../ui/logo.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { type GenerationStatus, useGenerationStatus } from './use-generation-status.ts';

const PlayerDock = lazyWhenIdle(() => import('../features/player/player-dock.tsx'));

const ENTRIES: [path: string, label: string, Icon: LucideIcon][] = [
	['/', 'Criar Podcast', Mic],
	['/history', 'Histórico', History],
	['/settings', 'Configurações', Settings],
];
/** For those who administer the installation. */
const ADMIN_ENTRY: (typeof ENTRIES)[number] = ['/admin', 'Administração', SlidersHorizontal];

function useEntries(): typeof ENTRIES {
	const { data: user } = useQuery(meQuery);
	return user?.is_admin ? [...ENTRIES, ADMIN_ENTRY] : ENTRIES;
}

/** Screens without an entry of their own belong to that which they are opened from. */
const entryOf = (path: string): string =>
	path.startsWith('/podcasts/') || path === '/search' ? '/history' : path === '/documents' ? '/' : path;

/** For `aria-current`: the entry is the page itself, or stands for it. */
const current = (path: string, to: string) => (path === to ? 'page' : entryOf(path) === to ? 'true' : undefined);

function ModelBadge() {
	const { data } = useQuery(geminiStatusQuery);
	const { data: own } = useQuery({ ...settingsQuery, enabled: data?.custom_config_required === true });
	if (!data || (data.custom_config_required && !own)) return null;
	const ready = !data.custom_config_required || own?.has_custom_key;
	const { script, speech } = engineWords(data);
	return (
		<Tooltip text={`Roteiro: ${script}. Vozes: ${speech}.`}>
			<Link
				href="/settings?tab=gemini"
				className="flex min-h-6 items-center gap-2.5 self-start rounded-control px-3 text-note text-soft hover:text-ink"
			>
				<span className={clsx('size-2 rounded-full', ready ? 'bg-ink' : 'border border-ink')} aria-hidden="true" />
				{ready ? 'Modelo de IA pronto' : 'Modelo de IA: falta a chave'}
			</Link>
		</Tooltip>
	);
}

interface NavigationProps {
	entries: typeof ENTRIES;
	path: string;
	status: GenerationStatus;
}

/** At the entry of the episodes: how far one is, or that one is ready which nobody has opened. */
function GenerationMark({ status: { percent, isReady }, className }: { status: GenerationStatus; className: string }) {
	if (percent !== null)
		return (
			<span className={clsx('figures font-medium text-ink', className)}>
				<span className="sr-only">, gerando </span>
				{percent}%
			</span>
		);
	if (!isReady) return null;
	return (
		<span className={className}>
			<span className="block size-2 rounded-full bg-ember" aria-hidden="true" />
			<span className="sr-only">, episódio pronto</span>
		</span>
	);
}

function Sidebar({ entries, path, status }: NavigationProps) {
	return (
		<aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r border-hairline bg-sunk px-3 py-6 lg:flex">
			<Link href="/" aria-label="Nexus, início" className="mb-1 self-start px-3">
				<Logo />
			</Link>
			<p className="mb-8 px-3 text-note text-soft">V2.0 AI Generator</p>
			<nav aria-label="Principal" className="flex flex-1 flex-col gap-1">
				{entries.map(([to, label, Icon]) => (
					<Link
						key={to}
						href={to}
						aria-current={current(path, to)}
						className={clsx(
							'flex h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors duration-150',
							entryOf(path) === to ? 'bg-ink/8 text-ink' : 'text-soft hover:bg-ink/5 hover:text-ink',
						)}
					>
						<Icon className="size-5" strokeWidth={1.8} aria-hidden="true" />
						{label}
						{to === '/history' && <GenerationMark status={status} className="ml-auto text-note" />}
					</Link>
				))}
			</nav>
			<ModelBadge />
		</aside>
	);
}

function BottomNavigation({ entries, path, status }: NavigationProps) {
	return (
		<nav
			aria-label="Principal"
			className="fixed inset-x-0 bottom-0 z-30 grid h-(--nav) auto-cols-fr grid-flow-col border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
		>
			{entries.map(([to, label, Icon]) => (
				<Link
					key={to}
					href={to}
					aria-current={current(path, to)}
					className={clsx(
						'relative flex flex-col items-center justify-center gap-0.5 text-note font-medium focus-visible:-outline-offset-2',
						entryOf(path) === to ? 'text-ink' : 'text-soft',
					)}
				>
					<Icon className="size-5.5" strokeWidth={entryOf(path) === to ? 2.2 : 1.7} aria-hidden="true" />
					{label}
					{to === '/history' && (
						<GenerationMark status={status} className="absolute top-2 left-1/2 ml-4 text-[0.6875rem] leading-none" />
					)}
				</Link>
			))}
		</nav>
	);
}

/** What all screens of a signed-in person share: where to go, and the player while something is on. */
export function Frame({ children }: { children: ReactNode }) {
	const [path] = useLocation();
	const { playing } = usePlayer();
	const status = useGenerationStatus();
	const entries = useEntries();
	return (
		<div className="[--nav:calc(4rem+env(safe-area-inset-bottom))] lg:flex lg:[--nav:0px]">
			<a
				href="#conteudo"
				className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2.5 focus:text-paper"
			>
				Ir para o conteúdo
			</a>
			<Sidebar entries={entries} path={path} status={status} />
			<div className="min-h-dvh min-w-0 flex-1 pb-[calc(var(--nav)+var(--dock,0px))]">{children}</div>
			{playing && (
				<Suspense>
					<PlayerDock />
				</Suspense>
			)}
			<BottomNavigation entries={entries} path={path} status={status} />
		</div>
	);
}
