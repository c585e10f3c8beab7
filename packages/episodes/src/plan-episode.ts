import { DEFAULT_PRESET_ID, DEFAULT_TITLE, type Language, PREVIEW_TITLE_PREFIX, TITLE_MAX } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import type { CostServices } from '@nexus/core/costs';
import { chosenDocuments, languageOfMost, nameOf } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import { newId } from '@nexus/core/ownership';
import type { CreatedEpisode, Database, Engines } from '@nexus/core/ports';
import type { DocumentRecord } from '@nexus/core/records';
import { type Duo, episodeLanguage, presetsFor, type ScriptOptions } from '@nexus/core/scripts';

export interface NewEpisode {
	title: string | undefined;
	/** One, or several in order. */
	documentIds: readonly string[];
	presetId: string | undefined;
	language: Language;
	customStyle: string | undefined;
	customDuo: Duo | null | undefined;
	scriptOptions?: ScriptOptions | null | undefined;
	/** Whether its sound begins and ends with a short tune; not unless it is said. */
	themeSound?: boolean | undefined;
	/** Told by the title when it is not said. */
	draft?: boolean | undefined;
}

/**
 * An episode as it is to be created.
 * @throws NexusError not_found for a document that is not the caller's, documents_too_large, unknown_preset
 */
export async function planEpisode(
	deps: { database: Pick<Database, 'documents'>; costs: CostServices; engines: Pick<Engines, 'chosenFor'> },
	actor: Actor,
	wanted: NewEpisode,
): Promise<CreatedEpisode> {
	const { costs, engines } = deps;
	const { title, documentIds, presetId = DEFAULT_PRESET_ID, customStyle, customDuo, scriptOptions = null } = wanted;
	const documents = await chosenDocuments(deps.database, actor.userId, documentIds);
	const { script } = await engines.chosenFor(actor.userId);
	const language = episodeLanguage(languageOfMost(documents), wanted.language, script);
	const preset = presetsFor(language).find(({ id }) => id === presetId);
	const duo = customDuo ?? preset;
	if (!duo) throw new NexusError('unknown_preset', { preset: presetId });
	const shape = {
		language,
		presetId: customDuo ? 'custom' : presetId,
		hostA: duo.hostA,
		hostB: duo.hostB,
		customStyle: customStyle || null,
		scriptOptions,
		seed: await costs.nextSeed(actor.userId, documents),
	};
	const forecast = await costs.forecast(documents, shape);
	return {
		...shape,
		id: newId<'episode'>(),
		userId: actor.userId,
		documentId: documents[0]?.id ?? null,
		documentIds: documents.length > 1 ? documents.map(({ id }) => id) : null,
		themeSound: wanted.themeSound ?? false,
		draft: wanted.draft ?? title?.startsWith(PREVIEW_TITLE_PREFIX) ?? false,
		title: titleOf(title, documents),
		estimatedSeconds: forecast ? await costs.seconds(actor.userId, forecast, scriptOptions) : 0,
		forecast,
	};
}

export const titleOf = (wanted: string | undefined, documents: readonly Pick<DocumentRecord, 'filename'>[]): string =>
	(wanted || nameOf(documents) || DEFAULT_TITLE).slice(0, TITLE_MAX);
