import type { ApiKeyEnvironment, CreatedApiKey } from '@nexus/contract';
import {
	API_KEY_DEFAULT_SCOPES,
	API_KEY_ENVIRONMENTS,
	API_KEY_NAME_MAX,
	API_KEY_RATE_LIMIT,
	API_KEY_SCOPES,
	type ApiKeyScope,
} from '@nexus/contract/api-key-constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { wholeWithin } from './gemini-fields.ts';
import { endOf, VALIDITIES } from './key-dates.ts';
import { apiKeysQuery } from './queries.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { ENVIRONMENT_WORDS } from './scope-words.ts';

const BLANK = {
	name: '',
	scopes: API_KEY_DEFAULT_SCOPES,
	limit: String(API_KEY_RATE_LIMIT.default),
	environment: 'prod' as ApiKeyEnvironment,
	validity: '',
	/** Whether the name was left once: only then is a blank one complained about. */
	named: false,
};

interface CreateKeyDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	onCreated: (key: CreatedApiKey) => void;
}

export function CreateKeyDialog({ open, onOpenChange, onCreated }: CreateKeyDialogProps) {
	const queries = useQueryClient();
	const form = useId();
	const [fields, setFields] = useState(BLANK);
	const change = (part: Partial<typeof BLANK>) => setFields((now) => ({ ...now, ...part }));
	const creation = useMutation({
		mutationFn: () =>
			call('createApiKey', {
				body: {
					name: fields.name.trim(),
					scopes: fields.scopes,
					rate_limit_per_hour: Number(fields.limit) || API_KEY_RATE_LIMIT.default,
					environment: fields.environment,
					expires_at: endOf(fields.validity, Date.now()),
				},
			}),
		onSuccess: (created) => {
			toast({ title: 'Chave de API criada' });
			setFields(BLANK);
			onCreated(created);
			return queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao criar chave de API'), destructive: true }),
	});

	const nameMissing = fields.name.trim() === '';
	const scopesMissing = fields.scopes.length === 0;
	const limitFits = wholeWithin(API_KEY_RATE_LIMIT)(fields.limit);
	const ready = !nameMissing && !scopesMissing && limitFits === true && !creation.isPending;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (ready) creation.mutate();
	};
	const toggle = (scope: ApiKeyScope, chosen: boolean) =>
		change({ scopes: API_KEY_SCOPES.filter((each) => (each === scope ? chosen : fields.scopes.includes(each))) });

	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Criar chave de API"
			description="Dê só as permissões de que o programa precisa."
			wide
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Cancelar</Button>
					<Button type="submit" form={form} variant="primary" disabled={!ready}>
						{creation.isPending ? 'Criando...' : 'Criar chave'}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={submit} noValidate className="flex flex-col gap-6">
				<TextField
					label="Nome"
					value={fields.name}
					maxLength={API_KEY_NAME_MAX}
					placeholder="Meu servidor"
					autoComplete="off"
					error={fields.named && nameMissing ? 'Por favor, forneça um nome para a chave de API' : undefined}
					onChange={({ target }) => change({ name: target.value })}
					onBlur={({ relatedTarget }) => relatedTarget && change({ named: true })}
				/>
				<ScopeChoice
					chosen={fields.scopes}
					error={scopesMissing ? 'Selecione pelo menos uma permissão' : undefined}
					onToggle={toggle}
				/>
				<div className="grid gap-5 sm:grid-cols-3">
					<TextField
						label="Requisições por hora"
						type="number"
						inputMode="numeric"
						min={API_KEY_RATE_LIMIT.min}
						max={API_KEY_RATE_LIMIT.max}
						value={fields.limit}
						error={limitFits === true ? undefined : limitFits}
						onChange={({ target }) => change({ limit: target.value })}
					/>
					<SelectField
						label="Ambiente"
						value={fields.environment}
						onChange={({ target }) => change({ environment: target.value as ApiKeyEnvironment })}
					>
						{API_KEY_ENVIRONMENTS.map((environment) => (
							<option key={environment} value={environment}>
								{ENVIRONMENT_WORDS[environment]}
							</option>
						))}
					</SelectField>
					<SelectField
						label="Validade"
						value={fields.validity}
						onChange={({ target }) => change({ validity: target.value })}
					>
						{VALIDITIES.map(([days, words]) => (
							<option key={days} value={days}>
								{words}
							</option>
						))}
					</SelectField>
				</div>
			</form>
		</Dialog>
	);
}
