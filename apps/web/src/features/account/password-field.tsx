import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/field.tsx';

/** A password that can be looked at before it is sent. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
	const [seen, setSeen] = useState(false);
	const Icon = seen ? EyeOff : Eye;
	return (
		<div className="relative">
			<TextField {...props} type={seen ? 'text' : 'password'} className="pr-12" />
			<button
				type="button"
				onClick={() => setSeen(!seen)}
				aria-label={seen ? 'Ocultar senha' : 'Mostrar senha'}
				aria-pressed={seen}
				className="absolute top-7.5 right-0 grid size-11 place-items-center rounded-control text-soft hover:text-ink"
			>
				<Icon className="size-4.5" aria-hidden="true" />
			</button>
		</div>
	);
}
