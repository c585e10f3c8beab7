import type { HostPreset, Settings, SystemGeminiStatus } from '@nexus/contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@nexus/contract/languages';
import { SCRIPT_MODELS, TTS_MODELS } from '@nexus/contract/models';
import { CUSTOM_PERSONALITY_MAX } from '@nexus/contract/settings-constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, type SubmitHandler, useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { type FieldsByName, showBeside } from '../../lib/field-errors.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { useLeaveGuard } from '../../lib/leave-guard.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { DiscardQuestion } from '../../ui/discard-question.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { bodyOf, fieldsOf, type GeminiFields, OWN_WORDS } from './gemini-fields.ts';
import { KeySection } from './gemini-key.tsx';
import { type KeyProblem, problemOf } from './key-check.ts';
import { KeyQuestion } from './key-question.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ModelSelect } from './model-select.tsx';
import { refreshSettings } from './queries.ts';

const KEY_MISSING = 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.';

const FIELDS: FieldsByName<GeminiFields> = {
	gemini_key_required: 'key',
	gemini_key_unreadable: 'key',
	gemini_api_key: 'key',
	custom_personality: 'ownWords',
	custom_language: 'language',
	custom_script_model: 'scriptModel',
	custom_tts_model: 'ttsModel',
	max_file_size_mb: 'maxFileSize',
	max_monthly_generations: 'maxGenerations',
};

/** What is being saved, and what speaks against its key. */
interface Saving {
	fields: GeminiFields;
	problem: KeyProblem | null;
}

interface GeminiFormProps {
	status: SystemGeminiStatus;
	saved: Settings;
	presets: HostPreset[];
	/** Called with what speaks against the key that was stored; null where it works. */
	onKeyStored: (problem: KeyProblem | null) => void;
}

export function GeminiForm({ status, saved, presets, onKeyStored }: GeminiFormProps) {
	const queries = useQueryClient();
	const forced = status.custom_config_required;
	const presetIds = presets.map(({ preset_id }) => preset_id);
	const initial = (settings: Settings): GeminiFields => {
		const fields = fieldsOf(settings, presetIds);
		return forced ? { ...fields, on: true } : fields;
	};
	const { control, register, handleSubmit, reset, setError, setFocus, watch, formState } = useForm<GeminiFields>({
		defaultValues: initial(saved),
	});
	const { errors, isSubmitting, isDirty } = formState;
	const on = watch('on');
	const usesGemini = saved.has_custom_key || status.has_system_gemini_key || watch('key').trim() !== '';
	const [leave, setLeave] = useState<{ go: () => void } | null>(null);
	const [ask] = useState(() => (go: () => void) => setLeave({ go }));
	const [keyProblem, setKeyProblem] = useState<KeyProblem | null>(null);
	useLeaveGuard(isDirty && !isSubmitting, ask);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was typed stays until other settings were saved
	useEffect(() => reset(initial(saved)), [saved]);

	function showFailure(error: Error): void {
		showBeside(error, setError, FIELDS);
		toast({ title: 'Erro', description: reasonOf(error, 'Falha ao atualizar configurações'), destructive: true });
	}
	const saving = useMutation({
		mutationFn: ({ fields }: Saving) => call('saveSettings', { body: bodyOf(fields, saved) }),
		onSuccess: (answer, { fields, problem }) => {
			if (fields.on && fields.key.trim() !== '') onKeyStored(problem);
			toast({ title: 'Sucesso! ✅', description: 'Configurações atualizadas com sucesso' });
			reset(initial(answer));
			return refreshSettings(queries);
		},
		onError: showFailure,
	});
	const save = async (what: Saving) => {
		await saving.mutateAsync(what).catch(() => undefined);
	};

	const submit: SubmitHandler<GeminiFields> = async (fields) => {
		if (forced && !saved.has_custom_key && !fields.key.trim()) {
			setError('key', { message: KEY_MISSING }, { shouldFocus: true });
			toast({ title: 'Erro de Validação', description: KEY_MISSING, destructive: true });
			return;
		}
		const key = fields.on ? fields.key.trim() : '';
		if (key !== '') {
			const problem = await problemOf(key).catch((error: Error) => {
				showFailure(error);
				return error;
			});
			if (problem instanceof Error) return;
			if (problem) {
				// The dialog gives the focus back to the field, which has it now.
				if (problem.isOfKey) setError('key', { message: problem.title });
				setFocus('key');
				setKeyProblem(problem);
				return;
			}
		}
		await save({ fields, problem: null });
	};

	return (
		<form onSubmit={handleSubmit(submit)} noValidate className="mt-8">
			{!forced && !saved.has_custom_key && (
				<div className="border-t border-hairline py-5">
					<Controller
						control={control}
						name="on"
						render={({ field }) => (
							<SwitchField
								label="Usar configuração própria"
								hint="A sua chave do Gemini, os seus modelos e os seus limites, só para a sua conta."
								checked={field.value}
								onChange={field.onChange}
							/>
						)}
					/>
				</div>
			)}
			{forced && !saved.has_custom_key && (
				<div className="mb-8">
					<Panel title="A configuração própria é obrigatória neste servidor">
						Ela fica sempre ligada, porque o sistema não tem uma chave do Gemini.
					</Panel>
				</div>
			)}
			{on && (
				<div className="animate-unfold border-t border-hairline pt-8">
					<KeySection
						forced={forced}
						stored={saved.has_custom_key}
						error={errors.key?.message}
						{...register('key', { onChange: () => errors.key && setError('key', {}) })}
					/>
					<Section title="Roteiro e vozes" text="O que vale quando você não escolhe outra coisa ao criar um podcast.">
						<div className="grid gap-5 sm:grid-cols-2">
							<SelectField label="Personalidade" {...register('personality')}>
								<option value="">Padrão do Nexus</option>
								{presets.map(({ preset_id, name }) => (
									<option key={preset_id} value={preset_id}>
										{name}
									</option>
								))}
								<option value={OWN_WORDS}>Nas minhas palavras</option>
							</SelectField>
							<SelectField label="Idioma" {...register('language')}>
								<option value="">Padrão do Nexus</option>
								{LANGUAGES.map((language) => (
									<option key={language} value={language}>
										{LANGUAGE_NAMES[language]}
									</option>
								))}
							</SelectField>
							{watch('personality') === OWN_WORDS && (
								<div className="animate-unfold sm:col-span-2">
									<TextArea
										label="Descreva a personalidade"
										maxLength={CUSTOM_PERSONALITY_MAX}
										error={errors.ownWords?.message}
										placeholder="Dois amigos curiosos que explicam com exemplos do dia a dia."
										{...register('ownWords')}
									/>
								</div>
							)}
							<ModelSelect
								label="Modelo de roteiro"
								models={SCRIPT_MODELS}
								chosen={watch('scriptModel')}
								used={usesGemini}
								error={errors.scriptModel?.message}
								{...register('scriptModel')}
							/>
							<ModelSelect
								label="Modelo de voz"
								models={TTS_MODELS}
								chosen={watch('ttsModel')}
								used={usesGemini}
								error={errors.ttsModel?.message}
								{...register('ttsModel')}
							/>
						</div>
					</Section>
					<LimitsSection saved={saved} register={register} errors={errors} />
				</div>
			)}
			<div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6">
				<Button
					type="submit"
					variant={isDirty || forced ? 'primary' : 'secondary'}
					disabled={isSubmitting}
					className="max-sm:w-full"
				>
					{isSubmitting ? (saving.isPending ? 'Salvando...' : 'Testando a chave...') : 'Salvar configurações'}
				</Button>
				{isDirty && !isSubmitting && <p className="text-soft">Há alterações não salvas.</p>}
			</div>
			<KeyQuestion
				problem={keyProblem}
				onCorrect={() => setKeyProblem(null)}
				onSave={() => {
					setKeyProblem(null);
					void handleSubmit((fields) => save({ fields, problem: keyProblem }))();
				}}
			/>
			<DiscardQuestion
				open={leave !== null}
				description="O que você mudou nas configurações ainda não foi salvo."
				onStay={() => setLeave(null)}
				onDiscard={() => {
					setLeave(null);
					leave?.go();
				}}
			/>
		</form>
	);
}
