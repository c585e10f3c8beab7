import { LanguageAndStyle } from '../features/generation/language-and-style.tsx';
import { isTooLong } from '../features/generation/settings.ts';
import { HostSelection } from '../features/hosts/host-selection.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { Generator } from './use-generator.ts';

/** What can be chosen of an episode: its name, who presents it, in which language and how. */
export default function Configuration({ generator }: { generator: Generator }) {
	const { settings, choice, parts, estimate, change, choose, goTo } = generator;
	const plainWriter = estimate.data?.cost_breakdown.script_generation.engine === 'embedded';
	return (
		<div className="flex flex-col gap-8">
			<TextField
				label="Nome do podcast"
				value={settings.name}
				maxLength={200}
				placeholder={generator.defaultTitle}
				hint="Opcional: sem um nome, usamos o do arquivo."
				onChange={({ target }) => change({ name: target.value })}
			/>
			<div>
				<h3 className="mb-1 font-medium">Apresentadores</h3>
				<HostSelection choice={choice} language={settings.language} onChoose={choose} />
			</div>
			<LanguageAndStyle settings={settings} parts={parts} plainWriter={plainWriter} onChange={change} />
			{/* In sight however long the step is, above the player and the tab bar. */}
			<div className="sticky bottom-[calc(var(--nav)+var(--dock,0px))] z-10 -mx-5 border-t border-hairline bg-paper px-5 py-3 sm:mx-0 sm:px-0">
				<Button
					variant="primary"
					className="max-sm:w-full"
					disabled={isTooLong(settings.customStyle)}
					onClick={() => goTo(3)}
				>
					Continuar
				</Button>
			</div>
		</div>
	);
}
