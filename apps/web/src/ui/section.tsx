import type { ReactNode } from 'react';

interface SectionProps {
	title: string;
	text?: ReactNode;
	/** What can be done with the whole of it. */
	action?: ReactNode;
	children?: ReactNode;
}

/** One matter of a screen, under a hairline. */
export function Section({ title, text, action, children }: SectionProps) {
	return (
		<section className="border-t border-hairline py-8 first:border-0 first:pt-0">
			<div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 sm:flex-nowrap">
				<div className="min-w-0 max-w-[60ch]">
					<h2 className="text-read font-semibold">{title}</h2>
					{text && <div className="mt-0.5 text-soft">{text}</div>}
				</div>
				{action}
			</div>
			{children && <div className="mt-5">{children}</div>}
		</section>
	);
}
