import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
	title: string;
	/** Whether it begins open. */
	open: boolean;
	children: ReactNode;
}

/** Content that is folded under its title until it is asked for. */
export function Disclosure({ title, open: opensAtFirst, children }: DisclosureProps) {
	const [open, setOpen] = useState(opensAtFirst);
	return (
		<details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden">
				<ChevronDown
					className="size-4 text-soft transition-transform duration-150 group-open:rotate-180"
					aria-hidden="true"
				/>
				{title}
			</summary>
			<div className="pt-2">{children}</div>
		</details>
	);
}
