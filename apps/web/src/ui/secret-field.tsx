import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';

interface SecretFieldProps extends Omit<ComponentProps<typeof TextField>, 'type'> {
	/** What it is, in the button that shows it. */
	noun?: string;
}

/** A password or a key that can be looked at before it is sent. */
export function SecretField({ noun = 'senha', ...props }: SecretFieldProps) {
	const [seen, setSeen] = useState(false);
	const Icon = seen ? EyeOff : Eye;
	return (
		<div className="relative">
			<TextField {...props} type={seen ? 'text' : 'password'} className="pr-12" />
			<button
				type="button"
				onClick={() => setSeen(!seen)}
				aria-label={seen ? `Ocultar ${noun}` : `Mostrar ${noun}`}
				aria-pressed={seen}
				className="absolute top-7.5 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
			>
				<Icon className="size-4.5" aria-hidden="true" />
			</button>
		</div>
	);
}
