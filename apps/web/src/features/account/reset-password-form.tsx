import { zodResolver } from '@hookform/resolvers/zod';
import { resetPasswordBody } from '@nexus/contract/auth';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showBeside } from '../../lib/field-errors.ts';
import { HttpError, reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField } from '../../ui/secret-field.tsx';

interface ResetPasswordFormProps {
	token: string;
	/** Whose password it is, for password managers. */
	email: string;
	onDone: () => void;
	/** Called when the link has ended meanwhile. */
	onEnded: () => void;
}

const FIELDS = { common_password: 'new_password', new_password: 'new_password' } as const;

export function ResetPasswordForm({ token, email, onDone, onEnded }: ResetPasswordFormProps) {
	const { register, handleSubmit, setError, formState } = useForm({
		resolver: zodResolver(resetPasswordBody.pick({ new_password: true })),
		defaultValues: { new_password: '' },
	});
	const { errors, isSubmitting } = formState;
	const submit = handleSubmit(async ({ new_password }) => {
		try {
			await call('resetPassword', { body: { token, new_password } });
		} catch (error) {
			if (error instanceof HttpError && error.refusal.code === 'link_ended') return onEnded();
			showBeside(error, setError, FIELDS);
			toast({
				title: 'A senha não foi definida',
				description: reasonOf(error, 'Verifique a conexão e tente de novo.'),
				destructive: true,
			});
			return;
		}
		onDone();
	});
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-4.5">
			<input type="text" autoComplete="username" value={email} readOnly hidden />
			<SecretField
				label="Nova senha"
				autoComplete="new-password"
				autoFocus
				hint="Pelo menos 6 caracteres."
				error={errors.new_password?.message}
				{...register('new_password')}
			/>
			<Button type="submit" variant="primary" disabled={isSubmitting} className="mt-2 w-full">
				{isSubmitting ? 'Salvando...' : 'Definir senha'}
			</Button>
		</form>
	);
}
