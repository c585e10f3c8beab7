import { DoorClosed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

/** In place of the form where accounts are made by whoever administers the installation. */
export function RegistrationClosed({ onLogin }: { onLogin: () => void }) {
	return (
		<div className="flex flex-col gap-5">
			<p className="flex gap-3 rounded-surface bg-sunk p-4">
				<DoorClosed className="mt-0.5 size-5 shrink-0 text-soft" aria-hidden="true" />
				<span>
					Peça uma conta a quem administra esta instalação. Você recebe um link para definir a sua senha e depois entra
					por aqui.
				</span>
			</p>
			<Button onClick={onLogin} className="w-full">
				Já tenho conta
			</Button>
		</div>
	);
}
