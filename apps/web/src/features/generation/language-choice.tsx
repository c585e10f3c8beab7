import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@nexus/contract/languages';
import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'wouter';
import { languageName } from '../../lib/language-name.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';

interface LanguageChoiceProps {
	chosen: Language;
	/** The language that the episode will be in. */
	spoken: Language;
	/** BCP 47; null while there is no document, or where its language is not known. */
	document: string | null;
	/** Whether the writer translates; null while it is not known. */
	translates: boolean | null;
	onChoose: (language: Language) => void;
}

/** Which language the episode is in, and what becomes of a document in another. */
export function LanguageChoice({ chosen, spoken, document, translates, onChoose }: LanguageChoiceProps) {
	const id = useId();
	const foreign = (language: Language) => document?.slice(0, 2) !== language.slice(0, 2);
	const from = translates ? document : null;
	return (
		<>
			<RadioGroup label="Idioma" className="flex flex-wrap gap-2.5">
				{LANGUAGES.map((language) => (
					// biome-ignore lint/a11y/useSemanticElements: a button that looks and moves as one of a group
					<button
						key={language}
						type="button"
						role="radio"
						aria-checked={language === chosen}
						aria-label={LANGUAGE_NAMES[language]}
						aria-describedby={from !== null && foreign(language) ? `${id}-${language}` : undefined}
						tabIndex={language === chosen ? 0 : -1}
						onClick={() => onChoose(language)}
						className={clsx(
							'min-h-11 rounded-control border px-4 py-1 font-medium transition-colors duration-150',
							language === chosen
								? 'border-ink bg-raised shadow-[0_0_0_1px_var(--ink)]'
								: 'border-outline/60 text-soft hover:border-ink hover:text-ink',
						)}
					>
						{LANGUAGE_NAMES[language]}
						{from !== null && foreign(language) && (
							<span id={`${id}-${language}`} className="block text-note font-normal">
								traduzido do {languageName(from)}
							</span>
						)}
					</button>
				))}
			</RadioGroup>
			{document !== null && translates === false && (foreign(chosen) || foreign(DEFAULT_LANGUAGE)) && (
				<p role="status" className="mt-2.5 max-w-prose text-note text-soft">
					{consequence(document, chosen, spoken)}{' '}
					<Link to="/settings?tab=gemini" className="underline underline-offset-4 hover:text-ink">
						Configurar um modelo de linguagem
					</Link>
				</p>
			)}
		</>
	);
}

/** What becomes of a document in another language where the writer does not translate. */
function consequence(document: string, chosen: Language, spoken: Language): string {
	const name = languageName(document);
	if (document.slice(0, 2) !== spoken.slice(0, 2))
		return `O documento está em ${name}: sem um modelo de linguagem, o episódio só o apresenta, em ${languageName(spoken)}.`;
	if (chosen === spoken) return `O documento está em ${name}, e o episódio será no mesmo idioma.`;
	return `O documento está em ${name}. Sem um modelo de linguagem ele não é traduzido: o episódio será em ${languageName(spoken)}.`;
}
