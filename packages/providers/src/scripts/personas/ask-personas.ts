import { languageProblem } from '@nexus/language/dialect';
import type { Asker, Reading } from '../asking/asker.ts';
import { wordingOf } from '../wording/index.ts';
import { deepenedDuo, deepenQuestion } from './deepen.ts';
import { isDescribed, personaPack, personasFor } from './index.ts';
import type { DuoCharacter, PersonaRequest } from './persona.ts';

/**
 * The two people of an episode. Where whoever ordered it described them or a style, a model takes that further, once for
 * the whole episode; else, where it is to be quick, or where no answer can be used, they are made by rule.
 */
export async function askPersonas(asker: Asker, request: PersonaRequest, isCareful: boolean): Promise<DuoCharacter> {
	const byRule = personasFor(request);
	if (!isCareful || !isDescribed(request)) return byRule;
	const { language } = request;
	const { again } = wordingOf(language);
	const read = (text: string): Reading<DuoCharacter> => {
		const duo = deepenedDuo(text);
		if (!duo) return { value: null };
		const said = [duo.together, ...Object.values(duo.A), ...Object.values(duo.B)].join(' ');
		const isOther = languageProblem(said, language) === 'other-language';
		return isOther ? { value: null, complaint: again.otherLanguage } : { value: duo };
	};
	const asked = deepenQuestion(request, personaPack(language));
	const duo = await asker.ask(asked, read, { most: 2, complaint: again.unreadable, failure: null });
	return duo ?? byRule;
}
