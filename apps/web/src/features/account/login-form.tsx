import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '@nexus/contract/auth';
import { useForm } from 'react-hook-form';
import { reasonOf } from '../../lib/http-error.ts';
import { login } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';

export function LoginForm({ email, onLogin }: { email: string; onLogin: () => void }) {
	const { register, handleSubmit, setError, formState } = useForm({
		resolver: zodResolver(loginBody),
		defaultValues: { email, password: '' },
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async (body) => {
		onLogin();
		try {
			await login(body);
			toast({ title: 'Login realizado com sucesso!', description: 'Boas-vindas ao Nexus.' });
		} catch (error) {
			const reason = reasonOf(error, 'Verifique suas credenciais e tente novamente.');
			toast({ title: 'Erro no login', description: reason, destructive: true });
			setError('password', { message: reason }, { shouldFocus: true });
		}
	});

	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-4.5">
			<TextField
				label="Email"
				type="email"
				autoComplete="email"
				placeholder="voce@exemplo.com"
				error={errors.email?.message}
				{...register('email')}
			/>
			<SecretField
				label="Senha"
				autoComplete="current-password"
				error={errors.password?.message}
				{...register('password')}
			/>
			<Button type="submit" variant="primary" disabled={isSubmitting} className="mt-2 w-full">
				{isSubmitting ? 'Entrando...' : 'Entrar'}
			</Button>
		</form>
	);
}
