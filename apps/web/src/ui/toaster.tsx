import { TIMING } from '@nexus/contract/limits';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef } from 'react';
import { dismissToast, useToast } from '../lib/toast.ts';
import { useNoticeFocus } from './use-notice-focus.ts';

const SWIPE_PIXELS = 50;

/** Shows the one notice of {@link toast}; F8 goes to it, a swipe to the right puts it away. */
export default function Toaster() {
	const shown = useToast();
	const viewport = useRef<HTMLOListElement>(null);
	const giveFocusBack = useNoticeFocus(viewport);
	const close = (id: number) => {
		dismissToast(id);
		giveFocusBack();
	};
	return (
		<Toast.Provider duration={TIMING.toast} swipeDirection="right" swipeThreshold={SWIPE_PIXELS} label="Aviso">
			{shown && (
				<Toast.Root
					key={shown.id}
					open={shown.open}
					onOpenChange={(open) => !open && close(shown.id)}
					duration={shown.duration}
					type={shown.destructive ? 'foreground' : 'background'}
					className={clsx(
						'mx-auto flex w-full items-start gap-3 rounded-surface sm:w-fit sm:not-in-[body:has([role$=dialog])]:mr-0 sm:min-w-72 border bg-raised p-4 shadow-[0_12px_40px_-12px_oklch(0.16_0.01_55/0.35)]',
						'data-[state=open]:animate-slide-in data-[state=closed]:animate-leave',
						'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
						shown.destructive ? 'border-alarm/50' : 'border-hairline',
					)}
				>
					{shown.destructive ? (
						<CircleAlert className="mt-0.5 size-5 shrink-0 text-alarm" aria-hidden="true" />
					) : (
						<CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
					)}
					<div className="min-w-0 flex-1">
						<Toast.Title className="font-semibold">{shown.title}</Toast.Title>
						{shown.description && (
							<Toast.Description className="mt-0.5 break-words text-soft">{shown.description}</Toast.Description>
						)}
					</div>
					<Toast.Close
						aria-label="Dispensar aviso"
						className="-m-2 grid size-9 place-items-center rounded-control text-soft hover:bg-ink/6 hover:text-ink"
					>
						<X className="size-4" aria-hidden="true" />
					</Toast.Close>
				</Toast.Root>
			)}
			<Toast.Viewport
				ref={viewport}
				// A modal dialog hides everything else but live regions; notices are announced by another one.
				aria-live="off"
				hotkey={['F8']}
				label="Avisos ({hotkey})"
				className={clsx(
					'fixed right-0 z-60 flex w-full max-w-[420px] flex-col p-4 outline-none',
					// Below the account's button; on a phone above player, navigation and the way on. With a dialog at the top in the
					// middle, away from its buttons: on a phone they are at its foot, elsewhere in its upper right corner as well.
					'sm:top-16 sm:in-[body:has([role$=dialog])]:top-0 sm:in-[body:has([role$=dialog])]:inset-x-0 sm:in-[body:has([role$=dialog])]:mx-auto max-sm:not-in-[body:has([role$=dialog])]:bottom-[calc(4rem+env(safe-area-inset-bottom)+var(--dock,0px)+var(--foot,0px))]',
				)}
			/>
		</Toast.Provider>
	);
}
