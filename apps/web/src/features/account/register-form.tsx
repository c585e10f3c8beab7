import { zodResolver } from '@hookform/resolvers/zod';
import { type RegisterBody, registerBody } from '@nexus/contract/auth';
import { useForm } from 'react-hook-form';
import { type FieldsByName, showBeside } from '../../lib/field-errors.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { login, register as registerUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SecretField } from '../../ui/secret-field.tsx';

interface RegisterFormProps {
	invitation: string | null;
	/** Called when the account exists, before the automatic login. */
	onRegistered: () => void;
	/** Called with the e-mail when the automatic login did not work. */
	onManualLogin: (email: string) => void;
}

const FIELDS: FieldsByName<RegisterBody> = {
	common_password: 'password',
	/** Of the e-mail or the name: which of them is not told. */
	account_taken: 'email',
	admin_email_reserved: 'email',
	full_name: 'full_name',
	username: 'username',
	email: 'email',
	password: 'password',
};

export function RegisterForm({ invitation, onRegistered, onManualLogin }: RegisterFormProps) {
	const { register, handleSubmit, setError, formState } = useForm({
		resolver: zodResolver(registerBody),
		defaultValues: { full_name: '', username: '', email: '', password: '' },
	});
	const { errors, isSubmitting } = formState;

	const submit = handleSubmit(async (body) => {
		try {
			await registerUser(invitation === null ? body : { ...body, invitation });
		} catch (error) {
			showBeside(error, setError, FIELDS);
			toast({
				title: 'Erro no registro',
				description: reasonOf(error, 'Tente novamente com dados diferentes.'),
				destructive: true,
			});
			return;
		}
		toast({ title: 'Conta criada com sucesso!', description: 'Fazendo login automático...' });
		onRegistered();
		try {
			await login({ email: body.email, password: body.password });
		} catch {
			toast({
				title: 'Conta criada, mas erro no login automático',
				description: 'Faça login manualmente com suas credenciais.',
				destructive: true,
			});
			onManualLogin(body.email);
		}
	});

	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-4.5">
			<TextField
				label="Nome completo"
				autoComplete="name"
				placeholder="Ana Souza"
				error={errors.full_name?.message}
				{...register('full_name')}
			/>
			<TextField
				label="Username"
				autoComplete="username"
				autoCapitalize="none"
				placeholder="anasouza"
				error={errors.username?.message}
				{...register('username')}
			/>
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
				autoComplete="new-password"
				hint="Pelo menos 6 caracteres."
				error={errors.password?.message}
				{...register('password')}
			/>
			<Button type="submit" variant="primary" disabled={isSubmitting} className="mt-2 w-full">
				{isSubmitting ? 'Criando conta...' : 'Criar conta'}
			</Button>
		</form>
	);
}
