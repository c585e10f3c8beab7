import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
	<Radix.Provider delayDuration={700} skipDelayDuration={300}>
		{children}
	</Radix.Provider>
);

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
	return (
		<Radix.Root>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					sideOffset={6}
					collisionPadding={8}
					className="z-60 max-w-72 animate-enter rounded-control bg-ink px-2.5 py-1.5 text-note text-paper"
				>
					{text}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
