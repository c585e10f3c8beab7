import type { Settings } from '@nexus/contract';
import { MAX_FILE_SIZE_MB, MAX_MONTHLY_GENERATIONS } from '@nexus/contract/settings-constants';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { count } from '../../lib/format.ts';
import { TextField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { type GeminiFields, wholeWithin } from './gemini-fields.ts';

interface LimitsSectionProps {
	saved: Settings;
	register: UseFormRegister<GeminiFields>;
	errors: FieldErrors<GeminiFields>;
}

const words = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `1º de dezembro`, `15 de dezembro` (UTC). */
const day = (iso: string): string => words.format(new Date(iso)).replace(/^1 /, '1º ');

/** What the user allows the account to use, and how much of it this month is used. */
export function LimitsSection({ saved, register, errors }: LimitsSectionProps) {
	const used = saved.generations_this_month;
	const most = saved.max_monthly_generations;
	return (
		<Section title="Limites" text="Para que nada passe do que você espera gastar.">
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label="Tamanho máximo do arquivo (MB)"
					type="number"
					inputMode="numeric"
					min={MAX_FILE_SIZE_MB.min}
					max={MAX_FILE_SIZE_MB.max}
					error={errors.maxFileSize?.message}
					{...register('maxFileSize', { validate: wholeWithin(MAX_FILE_SIZE_MB) })}
				/>
				<TextField
					label="Gerações por mês"
					type="number"
					inputMode="numeric"
					min={MAX_MONTHLY_GENERATIONS.min}
					max={MAX_MONTHLY_GENERATIONS.max}
					error={errors.maxGenerations?.message}
					{...register('maxGenerations', { validate: wholeWithin(MAX_MONTHLY_GENERATIONS) })}
				/>
			</div>
			<div className="mt-6">
				<p className="figures flex flex-wrap justify-between gap-x-4 text-note text-soft">
					<span>
						<strong className="font-semibold text-ink">{count(used)}</strong> de {count(most)} gerações neste mês
					</span>
					<span>Recomeça em {day(saved.generations_reset_at)}</span>
				</p>
				<ShareBar value={used} max={most} alarm={used >= most} className="mt-2" />
			</div>
		</Section>
	);
}
