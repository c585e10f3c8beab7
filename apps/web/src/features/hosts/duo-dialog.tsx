import type { CustomDuo, OwnVoices } from '@nexus/contract';
import { VOICE_IDS, VOICES, type VoiceId } from '@nexus/contract/voices';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ownVoicesQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { INK, type Speaker } from '../../ui/host.tsx';
import { duoFrom, emptyDuo, formOf, type HostForm, haveOneName } from './custom-duos.ts';
import { ModelVoiceField } from './model-voice-field.tsx';
import { PERSONALITY_TEMPLATES } from './personality-templates.ts';
import { VoiceButton } from './voice-button.tsx';

interface HostFieldsProps {
	speaker: Speaker;
	host: HostForm;
	/** What is wrong with the name. */
	problem?: string;
	/** What there is to know of the voice beside what it is like. */
	warning?: string;
	ownVoices: OwnVoices['voices'];
	onChange: (host: HostForm) => void;
}

function HostFields({ speaker, host, problem, warning, ownVoices, onChange }: HostFieldsProps) {
	const heading = useId();
	const template = PERSONALITY_TEMPLATES.find(({ style }) => style === host.style)?.id ?? 'custom';
	const apply = (id: string) => {
		const { style, description } = PERSONALITY_TEMPLATES.find((one) => one.id === id) ?? { style: '', description: '' };
		onChange({ ...host, style, description });
	};
	return (
		<section aria-labelledby={heading} className={clsx('flex flex-col gap-4 border-l-2 pl-4', INK[speaker].edge)}>
			<h3 id={heading} className={clsx('font-semibold', INK[speaker].text)}>
				Apresentador {speaker}
			</h3>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Nome"
					value={host.name}
					maxLength={60}
					error={problem}
					onChange={({ target }) => onChange({ ...host, name: target.value })}
				/>
				<div className="flex flex-col items-start gap-2">
					<div className="w-full">
						<SelectField
							label="Voz"
							hint={host.voice && VOICES[host.voice].description}
							value={host.voice}
							onChange={({ target }) => onChange({ ...host, voice: target.value as VoiceId })}
						>
							{VOICE_IDS.map((voice) => (
								<option key={voice} value={voice}>
									{voice}
								</option>
							))}
						</SelectField>
					</div>
					<div>
						{host.voice && (
							<VoiceButton
								key={`${host.voice} ${host.model_voice}`}
								voice={host.voice}
								modelVoice={host.model_voice || undefined}
								speaker={speaker}
							/>
						)}
						<p role="status" className="text-note not-empty:mt-2">
							{warning}
						</p>
					</div>
				</div>
			</div>
			{host.voice && (
				<ModelVoiceField
					voice={host.voice}
					voices={ownVoices}
					chosen={host.model_voice}
					onChange={(model_voice) => onChange({ ...host, model_voice })}
				/>
			)}
			<SelectField label="Personalidade" value={template} onChange={({ target }) => apply(target.value)}>
				{PERSONALITY_TEMPLATES.map(({ id, label }) => (
					<option key={id} value={id}>
						{label}
					</option>
				))}
				<option value="custom">Personalizada</option>
			</SelectField>
			<TextArea
				label="Estilo"
				value={host.style}
				maxLength={600}
				placeholder="Como fala, que palavras usa, o que pergunta"
				onChange={({ target }) => onChange({ ...host, style: target.value })}
			/>
			<TextField
				label="Descrição (opcional)"
				value={host.description}
				maxLength={600}
				onChange={({ target }) => onChange({ ...host, description: target.value })}
			/>
		</section>
	);
}

interface DuoDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** The duo to change, instead of making a new one. */
	edited?: CustomDuo;
	onSave: (duo: CustomDuo) => void;
}

export function DuoDialog({ open, onOpenChange, edited, onSave }: DuoDialogProps) {
	const [form, setForm] = useState(() => (edited ? formOf(edited) : emptyDuo()));
	const id = useId();
	const duo = duoFrom(form);
	const { data: ownVoices = [] } = useQuery({ ...ownVoicesQuery, enabled: open });

	useEffect(() => {
		if (open && edited) setForm(formOf(edited));
	}, [open, edited]);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!duo) return;
		if (!edited) setForm(emptyDuo());
		onSave(duo);
	};

	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			wide
			title={edited ? 'Editar duo' : 'Criar Duo Personalizado'}
			description="Dois apresentadores seus, guardados neste navegador."
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Cancelar</Button>
					<Button type="submit" form={id} variant="primary" disabled={!duo}>
						{edited ? 'Salvar duo' : 'Criar Duo'}
					</Button>
				</>
			}
		>
			<form id={id} onSubmit={submit} className="flex flex-col gap-7">
				<TextField
					label="Nome do duo"
					value={form.name}
					maxLength={80}
					placeholder="Café com ciência"
					onChange={({ target }) => setForm({ ...form, name: target.value })}
				/>
				<HostFields
					speaker="A"
					host={form.host_a}
					ownVoices={ownVoices}
					onChange={(host_a) => setForm({ ...form, host_a })}
				/>
				<HostFields
					speaker="B"
					host={form.host_b}
					ownVoices={ownVoices}
					problem={haveOneName(form) ? 'Os dois precisam de nomes diferentes.' : undefined}
					warning={
						form.host_a.voice === form.host_b.voice && form.host_a.model_voice === form.host_b.model_voice
							? 'É a mesma voz do apresentador A: quem ouve pode não saber quem fala.'
							: undefined
					}
					onChange={(host_b) => setForm({ ...form, host_b })}
				/>
			</form>
		</Dialog>
	);
}
