import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	/** Buttons at the foot, the main one last. */
	actions?: ReactNode;
	wide?: boolean;
	/** `alertdialog` for a question that must be answered. */
	role?: 'dialog' | 'alertdialog';
	/** A click beside it does not close it. */
	keepOpen?: boolean;
	closeLabel?: string;
	children?: ReactNode;
}

/** What opened a dialog may be gone when it closes; the focus then goes to the screen's content. */
function keepFocus(): void {
	if (document.activeElement === document.body) document.getElementById('conteudo')?.focus({ preventScroll: true });
}

/** A sheet from the foot on a phone, a card in the middle elsewhere; the body scrolls, head and foot stay. */
export function Dialog({
	open,
	onOpenChange,
	title,
	description,
	actions,
	wide,
	role,
	keepOpen,
	closeLabel = 'Fechar',
	children,
}: DialogProps) {
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-50 animate-enter bg-[oklch(0.16_0.01_55/0.5)] data-[state=closed]:animate-leave" />
				<Radix.Content
					role={role ?? 'dialog'}
					onInteractOutside={(event) => keepOpen && event.preventDefault()}
					onCloseAutoFocus={() => requestAnimationFrame(keepFocus)}
					{...(description ? {} : { 'aria-describedby': undefined })}
					className={clsx(
						'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col border border-hairline bg-raised',
						'animate-sheet rounded-t-surface focus:outline-none data-[state=closed]:animate-leave',
						'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-surface',
						wide ? 'sm:max-w-2xl' : 'sm:max-w-lg',
					)}
				>
					<div className="flex items-start gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
						<div className="min-w-0 flex-1">
							<Radix.Title className="serif text-head font-semibold">{title}</Radix.Title>
							{description && <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>}
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
					{children && <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7">{children}</div>}
					{actions && (
						<div
							className={clsx(
								'flex flex-col-reverse gap-2.5 px-5 pt-4 pb-5 *:w-full sm:flex-row sm:justify-end sm:px-7 sm:pb-5 sm:*:w-auto',
								children && 'border-t border-hairline',
							)}
						>
							{actions}
						</div>
					)}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
