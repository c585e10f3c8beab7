import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface SwitchFieldProps {
	label: string;
	hint?: ReactNode;
	checked: boolean;
	onChange: (checked: boolean) => void;
}

/** Something that is on or off, with its name and what it does before it. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
	const id = useId();
	return (
		<div className="flex items-start justify-between gap-6">
			<div className="min-w-0">
				<label htmlFor={id} className="block font-medium">
					{label}
				</label>
				{hint && (
					<p id={`${id}-note`} className="mt-0.5 text-soft">
						{hint}
					</p>
				)}
			</div>
			<Radix.Root
				id={id}
				checked={checked}
				onCheckedChange={onChange}
				aria-describedby={hint ? `${id}-note` : undefined}
				className="relative h-7 w-12 shrink-0 rounded-full border border-outline bg-sunk transition-colors duration-150 data-[state=checked]:border-ink data-[state=checked]:bg-ink"
			>
				<Radix.Thumb className="block size-5 translate-x-[3px] rounded-full bg-outline transition-transform duration-150 data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-paper" />
			</Radix.Root>
		</div>
	);
}
