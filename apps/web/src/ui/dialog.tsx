import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { returnFocus } from './focus-return.ts';

interface DialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	/** Buttons at the foot, the main one last. */
	actions?: ReactNode;
	wide?: boolean;
	/** As large as the screen allows. The children then bring a {@link DialogBody} and {@link DialogActions} themselves. */
	full?: boolean;
	/** One that is {@link full} takes no more room than it needs after all. */
	compact?: boolean;
	/** `alertdialog` for a question that must be answered. */
	role?: 'dialog' | 'alertdialog';
	/** A click beside it does not close it. */
	keepOpen?: boolean;
	closeLabel?: string;
	children?: ReactNode;
}

/** Escape in a field marked `data-escape` is the field's own. */
const isOwnEscape = ({ target }: KeyboardEvent): boolean =>
	target instanceof Element && target.closest('[data-escape]') !== null;

const FIELD = 'input:not([type=hidden]), textarea, select';

/** Where the keyboard begins in a dialog: at its first field, else at the dialog itself; never at what closes it. */
const beginning = (dialog: HTMLElement): HTMLElement =>
	[...dialog.querySelectorAll<HTMLElement>(FIELD)].find((field) => !field.matches(':disabled, [readonly]')) ?? dialog;

interface DialogBodyProps {
	/** What is scrolled away goes under a line, where the head has none. */
	edged?: boolean;
	children: ReactNode;
}

/** The part of a dialog that scrolls. */
export function DialogBody({ edged, children }: DialogBodyProps) {
	return (
		<div className={clsx('relative min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7', edged && 'scroll-edge')}>
			{children}
		</div>
	);
}

interface DialogActionsProps {
	ruled?: boolean;
	/** Of three buttons on a phone, the first two share a row under the main one. */
	paired?: boolean;
	children: ReactNode;
}

/** The foot of a dialog: its buttons, the main one last. */
export function DialogActions({ ruled = true, paired, children }: DialogActionsProps) {
	return (
		<div
			className={clsx(
				'gap-2.5 px-5 pt-4 pb-5 *:w-full sm:flex sm:flex-row sm:justify-end sm:px-7 sm:pb-5 sm:*:w-auto',
				paired
					? 'grid grid-cols-2 max-sm:*:px-2 max-sm:*:last:order-first max-sm:*:last:col-span-2'
					: 'flex flex-col-reverse',
				ruled && 'border-t border-hairline',
			)}
		>
			{children}
		</div>
	);
}

/** A sheet from the foot on a phone, a card in the middle elsewhere; the body scrolls, head and foot stay. */
export function Dialog({
	open,
	onOpenChange,
	title,
	description,
	actions,
	wide,
	full,
	compact,
	role,
	keepOpen,
	closeLabel = 'Fechar',
	children,
}: DialogProps) {
	const opener = useRef<Element | null>(null);
	const large = full && !compact;
	/** A notice that came over the dialog takes Escape for itself alone; here it closes both. */
	const closeToo = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || event.defaultPrevented || isOwnEscape(event)) return;
		event.preventDefault();
		onOpenChange(false);
	};
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-50 animate-enter bg-[oklch(0.16_0.01_55/0.5)] data-[state=closed]:animate-leave" />
				<Radix.Content
					role={role ?? 'dialog'}
					onInteractOutside={(event) => keepOpen && event.preventDefault()}
					onEscapeKeyDown={(event) => isOwnEscape(event) && event.preventDefault()}
					onKeyDown={({ nativeEvent }) => closeToo(nativeEvent)}
					onOpenAutoFocus={(event) => {
						opener.current = document.activeElement;
						// A question is begun at its harmless answer, which comes first.
						if (role === 'alertdialog') return;
						event.preventDefault();
						beginning(event.currentTarget as HTMLElement).focus({ preventScroll: true });
					}}
					onCloseAutoFocus={() => returnFocus(opener.current)}
					{...(description ? {} : { 'aria-describedby': undefined })}
					className={clsx(
						'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col border border-hairline bg-raised',
						'animate-sheet rounded-t-surface focus:outline-none data-[state=closed]:animate-leave',
						'sm:inset-0 sm:m-auto sm:w-[calc(100%-3rem)] sm:rounded-surface',
						large ? 'h-[92dvh] sm:h-[88dvh] sm:max-w-5xl' : 'sm:h-fit sm:max-h-[86dvh]',
						!large && (wide ? 'sm:max-w-2xl' : 'sm:max-w-lg'),
					)}
				>
					<div
						className={clsx(
							'flex items-start gap-4 px-5 pt-5 sm:px-7 sm:pt-6',
							large && 'border-b border-hairline pb-4',
						)}
					>
						<div className="min-w-0 flex-1">
							<Radix.Title className="serif text-head font-semibold wrap-anywhere">{title}</Radix.Title>
							{description && (
								<Radix.Description className="mt-1 text-soft wrap-anywhere">{description}</Radix.Description>
							)}
						</div>
						{role !== 'alertdialog' && (
							<Radix.Close
								aria-label={closeLabel}
								className="-mt-2 -mr-2.5 grid size-11 place-items-center rounded-control text-soft transition-colors hover:bg-ink/6 hover:text-ink"
							>
								<X className="size-5" aria-hidden="true" />
							</Radix.Close>
						)}
					</div>
					{full ? children : children && <DialogBody edged>{children}</DialogBody>}
					{actions && <DialogActions ruled={Boolean(children)}>{actions}</DialogActions>}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
