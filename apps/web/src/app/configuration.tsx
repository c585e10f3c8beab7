import { LanguageChoice } from '../features/generation/language-choice.tsx';
import { LengthAndFormat } from '../features/generation/length-and-format.tsx';
import { wrongSetting } from '../features/generation/settings.ts';
import { StyleAndFiles } from '../features/generation/style-and-files.tsx';
import { HostSelection } from '../features/hosts/host-selection.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { Generator } from './use-generator.ts';

/** What can be chosen of an episode: its name, who presents it, in which language and how. */
export default function Configuration({ generator }: { generator: Generator }) {
	const { settings, choice, parts, estimate, change, choose, goTo, documentTitle: title } = generator;
	const engine = generator.scriptEngine;
	const plainWriter = engine === 'embedded';
	// While another estimate is on its way, the one before is shown, which may be of another document.
	const known = estimate.data?.document_info.document_ids.join(' ') === generator.documentId ? estimate.data : null;
	return (
		<div className="flex flex-col gap-8">
			<div>
				<TextField
					label={generator.episodes === null ? 'Nome do podcast' : 'Nome da série'}
					value={settings.name}
					maxLength={200}
					placeholder={generator.defaultTitle}
					hint={
						generator.episodes === null
							? 'Opcional: sem um nome, usamos o do arquivo.'
							: 'Opcional. Cada episódio tem o título do seu documento.'
					}
					onChange={({ target }) => change({ name: target.value })}
				/>
				{title !== null && title !== settings.name && (
					<Button size="small" className="mt-2 max-w-full" onClick={() => change({ name: title })}>
						<span className="truncate">Usar o título do documento: {title}</span>
					</Button>
				)}
			</div>
			<div>
				<h3 className="mb-1 font-medium">Apresentadores</h3>
				<HostSelection choice={choice} language={generator.language} onChoose={choose} />
			</div>
			<div>
				<h3 className="mb-2 font-medium">Idioma</h3>
				<LanguageChoice
					chosen={settings.language}
					spoken={generator.language}
					document={generator.documentLanguage}
					translates={engine === null ? null : !plainWriter}
					onChoose={(language) => change({ language })}
				/>
			</div>
			{engine !== null && (
				<LengthAndFormat
					wishes={settings.wishes}
					plainWriter={plainWriter}
					documentId={generator.documentId}
					sections={known?.sections ?? []}
					onChange={(wishes) => change({ wishes })}
				/>
			)}
			<StyleAndFiles
				settings={settings}
				parts={generator.episodes === null ? parts : null}
				plainWriter={plainWriter}
				onChange={change}
			/>
			{/* In sight however long the step is, above the player and the tab bar. */}
			<div
				data-foot
				className="sticky bottom-[calc(var(--nav)+var(--dock,0px))] z-10 -mx-5 border-t border-hairline bg-paper px-5 py-3 sm:mx-0 sm:px-0"
			>
				<Button
					variant="primary"
					className="max-sm:w-full"
					disabled={wrongSetting(settings) !== null}
					onClick={() => goTo(3)}
				>
					Continuar
				</Button>
			</div>
		</div>
	);
}
