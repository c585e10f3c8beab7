import clsx from 'clsx';
import { Slot } from 'radix-ui';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useFocusThroughPause } from './use-focus-through-pause.ts';

const VARIANTS = {
	primary: 'bg-ink text-paper hover:bg-ink/88 disabled:bg-hairline disabled:text-soft',
	secondary:
		'border border-outline/60 text-ink hover:border-ink hover:bg-ink/4 disabled:border-hairline disabled:text-soft',
	quiet: 'text-soft hover:bg-ink/6 hover:text-ink disabled:text-soft/60',
	danger: 'bg-alarm text-paper hover:bg-alarm/88 disabled:opacity-60',
} as const;

const SIZES = {
	normal: 'h-11 px-4.5 gap-2',
	small: 'h-11 px-3.5 gap-1.5 sm:h-9',
	large: 'h-13 px-6 gap-2.5 text-read',
	icon: 'size-11 sm:size-10 justify-center',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
	variant?: keyof typeof VARIANTS;
	size?: keyof typeof SIZES;
	/** Gives the look to the one child, a link for example. */
	asChild?: boolean;
}

export function Button({
	variant = 'secondary',
	size = 'normal',
	asChild,
	className,
	type,
	ref,
	...rest
}: ButtonProps) {
	const Tag = asChild ? Slot.Root : 'button';
	const control = useRef<HTMLButtonElement>(null);
	useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => control.current);
	useFocusThroughPause(control, rest.disabled);
	return (
		<Tag
			ref={control}
			type={asChild ? undefined : (type ?? 'button')}
			className={clsx(
				'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-control font-medium',
				'transition-colors duration-150 disabled:cursor-not-allowed [&_svg]:shrink-0',
				VARIANTS[variant],
				SIZES[size],
				className,
			)}
			{...rest}
		/>
	);
}
