import type { CustomDuo, HostPreset } from '@nexus/contract';
import type { Language } from '@nexus/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { presetsQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { TAB, TAB_LIST } from '../../ui/tabs.ts';
import { ChosenDuo } from './chosen-duo.tsx';
import { useCustomDuos } from './custom-duos.ts';
import { DuoCard } from './duo-card.tsx';
import { DuoDialog } from './duo-dialog.tsx';
import { DuoRow } from './duo-row.tsx';
import { customDuoId, FALLBACK_PRESET, type HostChoice } from './host-choice.ts';
import { HeardLanguage } from './voice-button.tsx';

interface HostSelectionProps {
	choice: HostChoice;
	/** Of the episode. */
	language: Language;
	onChoose: (choice: HostChoice) => void;
}

function Presets({ choice, language, onChoose }: HostSelectionProps) {
	const { data, isPending, isError } = useQuery(presetsQuery(language));
	if (isPending) return <Skeleton className="h-96" />;
	const presets = isError ? [FALLBACK_PRESET] : data;
	const isChosen = ({ preset_id }: HostPreset) => choice.kind === 'preset' && choice.preset.preset_id === preset_id;
	const chosen = presets.find(isChosen);
	return (
		<div className="flex flex-col gap-3">
			{isError && (
				<Panel tone="alarm" title="Erro ao carregar presets">
					Usando configuração padrão.
				</Panel>
			)}
			<div className="grid gap-3 sm:grid-cols-2">
				{/* The last of an odd number stands beside what is told of the chosen one, and is no taller for it. */}
				<RadioGroup className="contents sm:[&>:last-child:nth-child(odd)]:self-start" label="Dupla de apresentadores">
					{presets.map((preset) => (
						<DuoCard
							key={preset.preset_id}
							name={preset.name}
							hostA={preset.host_a}
							hostB={preset.host_b}
							chosen={isChosen(preset)}
							onChoose={() => onChoose({ kind: 'preset', preset })}
						/>
					))}
				</RadioGroup>
				{chosen && <ChosenDuo description={chosen.description} hostA={chosen.host_a} hostB={chosen.host_b} />}
			</div>
		</div>
	);
}

/** The hosts of the server's presets, and those of one's own making. */
export function HostSelection(props: HostSelectionProps) {
	const { choice, language, onChoose } = props;
	const { duos, add, change, remove } = useCustomDuos();
	const [creating, setCreating] = useState(false);

	const isChosen = (index: number) => choice.kind === 'custom' && choice.id === customDuoId(index);
	const choose = (index: number, duo: CustomDuo) => onChoose({ kind: 'custom', id: customDuoId(index), duo });
	const changeDuo = (index: number, duo: CustomDuo) => {
		change(index, duo);
		if (isChosen(index)) choose(index, duo);
	};
	const removeDuo = (index: number) => {
		const chosen = duos.findIndex((_, at) => isChosen(at));
		remove(index);
		if (chosen === index) onChoose({ kind: 'preset', preset: FALLBACK_PRESET });
		else if (chosen > index && duos[chosen]) choose(chosen - 1, duos[chosen]);
	};

	return (
		<HeardLanguage value={language}>
			<Tabs.Root defaultValue={choice.kind}>
				<Tabs.List aria-label="Apresentadores" className={TAB_LIST}>
					<Tabs.Trigger value="preset" className={TAB}>
						Presets Padrão
					</Tabs.Trigger>
					<Tabs.Trigger value="custom" className={TAB}>
						Duos Personalizados
					</Tabs.Trigger>
				</Tabs.List>
				<Tabs.Content value="preset" tabIndex={-1} className="mt-4 outline-none">
					<Presets {...props} />
				</Tabs.Content>
				<Tabs.Content value="custom" tabIndex={-1} className="mt-4 flex flex-col items-start gap-4 outline-none">
					{duos.length === 0 ? (
						<p className="text-soft">
							Você ainda não tem duplas suas. Dê nome, voz e jeito de falar a cada apresentador.
						</p>
					) : (
						<div className="w-full">
							<RadioGroup className="flex flex-col gap-3" label="Duos Personalizados">
								{duos.map((duo, index) => (
									<DuoRow
										key={customDuoId(index)}
										duo={duo}
										chosen={isChosen(index)}
										onChoose={() => choose(index, duo)}
										onChange={(next) => changeDuo(index, next)}
										onRemove={() => removeDuo(index)}
									/>
								))}
							</RadioGroup>
							{choice.kind === 'custom' && <ChosenDuo hostA={choice.duo.host_a} hostB={choice.duo.host_b} />}
						</div>
					)}
					<Button onClick={() => setCreating(true)}>
						<Plus className="size-4.5" aria-hidden="true" />
						Criar Duo Personalizado
					</Button>
				</Tabs.Content>
				<DuoDialog
					open={creating}
					onOpenChange={setCreating}
					onSave={(duo) => {
						setCreating(false);
						choose(add(duo), duo);
					}}
				/>
			</Tabs.Root>
		</HeardLanguage>
	);
}
