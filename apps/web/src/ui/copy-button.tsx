import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';
import { toast } from '../lib/toast.ts';
import { Button, type ButtonProps } from './button.tsx';

/** How long the button says that it worked. Milliseconds. */
const CONFIRMED = 2_000;

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
	text: string;
	/** What the button does, for those who do not see it; shown when `children` is not the icon alone. */
	label: string;
	/** The notice once it is copied. */
	copied: string;
	iconOnly?: boolean;
}

export function CopyButton({ text, label, copied, iconOnly, className, ...rest }: CopyButtonProps) {
	const [done, setDone] = useState(false);
	useEffect(() => {
		if (!done) return;
		const timer = setTimeout(() => setDone(false), CONFIRMED);
		return () => clearTimeout(timer);
	}, [done]);

	const copy = () => {
		copyText(text).then(
			() => {
				setDone(true);
				toast({ title: copied });
			},
			() => toast({ title: 'Erro', description: 'Selecione o texto e copie-o manualmente.', destructive: true }),
		);
	};
	const Icon = done ? Check : Copy;
	return (
		<Button
			size={iconOnly ? 'icon' : 'small'}
			variant={iconOnly ? 'quiet' : 'secondary'}
			aria-label={iconOnly ? label : undefined}
			onClick={copy}
			className={clsx(iconOnly && 'size-9!', className)}
			{...rest}
		>
			<Icon className="size-4" aria-hidden="true" />
			{!iconOnly && label}
		</Button>
	);
}
