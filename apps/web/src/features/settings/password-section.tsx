import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangePasswordBody, changePasswordBody } from '@nexus/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { type FieldsByName, showBeside } from '../../lib/field-errors.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { useUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { Section } from '../../ui/section.tsx';
import { sessionsQuery } from './queries.ts';

export function PasswordSection() {
	const [open, setOpen] = useState(false);
	return (
		<Section
			title="Senha"
			text="Ao trocar a senha, suas outras sessões são encerradas."
			action={!open && <Button onClick={() => setOpen(true)}>Trocar senha</Button>}
		>
			{open && <PasswordForm onDone={() => setOpen(false)} />}
		</Section>
	);
}

const FIELDS: FieldsByName<ChangePasswordBody> = {
	wrong_password: 'current_password',
	common_password: 'new_password',
	current_password: 'current_password',
	new_password: 'new_password',
};

function PasswordForm({ onDone }: { onDone: () => void }) {
	const queries = useQueryClient();
	const user = useUser();
	const { register, handleSubmit, setError, formState } = useForm({
		resolver: zodResolver(changePasswordBody),
		defaultValues: { current_password: '', new_password: '' },
	});
	const { errors, isSubmitting } = formState;
	const submit = handleSubmit(async (body) => {
		try {
			await call('changePassword', { body });
			toast({ title: 'Senha alterada', description: 'Suas outras sessões foram encerradas.' });
			onDone();
			await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
		} catch (error) {
			showBeside(error, setError, FIELDS);
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao trocar a senha'), destructive: true });
		}
	});
	return (
		<form onSubmit={submit} noValidate className="animate-unfold">
			<input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
			<div className="grid gap-5 sm:grid-cols-2">
				<SecretField
					label="Senha atual"
					autoComplete="current-password"
					autoFocus
					error={errors.current_password?.message}
					{...register('current_password')}
				/>
				<SecretField
					label="Nova senha"
					autoComplete="new-password"
					hint="Pelo menos 6 caracteres."
					error={errors.new_password?.message}
					{...register('new_password')}
				/>
			</div>
			<div className="mt-5 flex gap-2.5">
				<Button type="submit" variant="primary" disabled={isSubmitting}>
					{isSubmitting ? 'Salvando...' : 'Salvar nova senha'}
				</Button>
				<Button onClick={onDone}>Cancelar</Button>
			</div>
		</form>
	);
}
