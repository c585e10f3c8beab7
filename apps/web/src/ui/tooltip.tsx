import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';

/** Tells in a word what the element in it does, when pointed at or focused: shown by tooltips.tsx. */
export const Tooltip = ({ text, children }: { text: string; children: ReactNode }) => (
	<Slot.Root data-tooltip={text}>{children}</Slot.Root>
);
