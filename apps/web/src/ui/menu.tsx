import clsx from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps } from 'react';

export const MENU_ITEM =
	'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 outline-none data-[highlighted]:bg-ink/6';

/**
 * What a menu's button opens; it scrolls where the window has no room for all of it. It belongs to the screen's content
 * rather than to where its button is, so that it lies over the bars at the window's foot, and in a landmark.
 */
export function MenuContent({ className, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
	return (
		<DropdownMenu.Portal container={document.getElementById('conteudo')}>
			<DropdownMenu.Content
				sideOffset={6}
				collisionPadding={8}
				className={clsx(
					'z-50 max-h-[min(70dvh,var(--radix-dropdown-menu-content-available-height))] min-w-44 animate-enter overflow-y-auto',
					'rounded-surface border border-hairline bg-raised p-1.5 shadow-[0_12px_40px_-12px_oklch(0.16_0.01_55/0.35)]',
					className,
				)}
				{...rest}
			/>
		</DropdownMenu.Portal>
	);
}
