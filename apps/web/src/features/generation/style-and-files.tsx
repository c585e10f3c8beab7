import { CUSTOM_STYLE_MAX } from '@nexus/contract/limits';
import { count } from '../../lib/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/field.tsx';
import { SwitchField } from '../../ui/switch.tsx';
import { type EpisodeSettings, isTooLong, STYLE_TOO_LONG } from './settings.ts';

interface StyleAndFilesProps {
	settings: EpisodeSettings;
	/** Null while the document is not there. */
	parts: number | null;
	/** Whether the script is written without a language model. */
	plainWriter: boolean;
	onChange: (part: Partial<EpisodeSettings>) => void;
}

export function StyleAndFiles({ settings, parts, plainWriter, onChange }: StyleAndFilesProps) {
	return (
		<>
			<Disclosure title="Estilo personalizado (opcional)" open={settings.customStyle.trim() !== ''}>
				<TextArea
					label="Estilo personalizado (opcional)"
					quietLabel
					value={settings.customStyle}
					hint={
						plainWriter &&
						'O roteirista deste servidor reconhece palavras de tom, como leve, didático, sério ou informal. Instruções livres precisam de um modelo de linguagem.'
					}
					error={isTooLong(settings.customStyle) ? STYLE_TOO_LONG : undefined}
					counted={`${count(settings.customStyle.trim().length)} / ${count(CUSTOM_STYLE_MAX)}`}
					placeholder="Por exemplo: tom leve, com exemplos do dia a dia e sem jargão."
					onChange={({ target }) => onChange({ customStyle: target.value })}
				/>
			</Disclosure>
			{parts !== null && parts > 1 && (
				<div className="rounded-surface border border-hairline px-4 py-3">
					<SwitchField
						label="Um arquivo de áudio por parte"
						hint={`Desligado, as ${parts} partes formam um arquivo só.`}
						checked={settings.multipleFiles}
						onChange={(multipleFiles) => onChange({ multipleFiles })}
					/>
				</div>
			)}
		</>
	);
}
