/** The look of a menu, which scrolls where the window has no room for all of it, and of its items. */
export const MENU =
	'z-50 max-h-[min(70dvh,var(--radix-dropdown-menu-content-available-height))] min-w-44 animate-enter overflow-y-auto rounded-surface border border-hairline bg-raised p-1.5 shadow-[0_12px_40px_-12px_oklch(0.16_0.01_55/0.35)]';
export const MENU_ITEM =
	'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-control px-3 outline-none data-[highlighted]:bg-ink/6';
