import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@nexus/contract';
import { mapYielding } from '@nexus/core/event-loop';
import {
	ownVoiceOf,
	type ProductionRepository,
	type SpeechLine,
	type SpeechSynthesizer,
	secondVoiceOf,
} from '@nexus/core/ports';
import type { Pronunciations } from '@nexus/core/pronunciations';
import type { LineRecord } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND, type Hosts, speechStyle } from '@nexus/core/scripts';
import { type Pronunciation, pronunciationsIn } from '@nexus/language/spoken-text';
import { groupLines, possibleGroups } from './clip-groups.ts';

/** All but the lines themselves that a clip's sound depends on. */
export interface Voicing {
	hosts: Hosts;
	speech: SpeechSynthesizer;
	pronunciations: Pronunciations;
}

/** Lines that are synthesized together, with the key under which their speech is kept. */
export interface PlannedClip {
	key: string;
	language: Language;
	lines: LineRecord[];
	spoken: SpeechLine[];
}

export { CHARACTERS_PER_SECOND };

export interface ClipPlanning {
	/** Whether the lines open the episode: then the first clip is short where clips hold several turns. */
	opening: boolean;
	/** Keys of clips whose speech exists. */
	existing: ReadonlySet<string>;
}

/**
 * Groups a part's lines into clips: whole turns of one language, cut at chapters, up to what the engine asks for. What
 * exists stays grouped as it is: an edit is heard in its own clip alone.
 */
export async function planClips(
	lines: readonly LineRecord[],
	how: Voicing,
	{ opening, existing }: ClipPlanning,
): Promise<PlannedClip[]> {
	const { speech } = how;
	const planned = (group: readonly LineRecord[]) => clipOf(group, how);
	if (speech.clipSeconds === 0) return await mapYielding(lines, (line) => planned([line]));
	const exists = (group: readonly LineRecord[]) => existing.size > 0 && existing.has(planned(group).key);
	return await mapYielding(groupLines(lines, { speech, opening, exists }), planned);
}

/** As `planClips`, around the speech of the same lines that the user has already. */
export async function planClipsOf(
	clips: Pick<ProductionRepository, 'findClips'>,
	userId: string,
	{ lines, opening, ...how }: { lines: LineRecord[]; opening: boolean } & Voicing,
): Promise<PlannedClip[]> {
	const { speech } = how;
	const groups = speech.clipSeconds === 0 ? [] : possibleGroups(lines, speech.clipSeconds);
	const keys = new Set(await mapYielding(groups, (group) => clipOf(group, how).key));
	const existing = new Set((await clips.findClips(userId, [...keys])).map(({ key }) => key));
	return await planClips(lines, how, { opening, existing });
}

function clipOf(lines: readonly LineRecord[], { hosts, speech, pronunciations }: Voicing): PlannedClip {
	const spoken = lines.map((line): SpeechLine => {
		const { speaker, text, delivery, tags, language } = line;
		const { name, voice } = hosts[speaker];
		const modelVoice = modelVoiceOf(line, { hosts, speech });
		const style = speechStyle(hosts[speaker].style, language);
		const manner = { ...(delivery !== '' && { delivery }), ...(tags.length > 0 && { tags }) };
		const said = saidIn(line, pronunciations);
		const sound = { ...manner, ...(said.length > 0 && { pronunciations: said }), ...(modelVoice && { modelVoice }) };
		return { speaker, name, voice, style, text, ...sound };
	});
	const language = lines[0]?.language ?? DEFAULT_LANGUAGE;
	return { key: clipKey(speech, language, spoken), language, lines: [...lines], spoken };
}

function modelVoiceOf(
	{ speaker, language }: Pick<LineRecord, 'speaker' | 'language'>,
	{ hosts, speech }: Pick<Voicing, 'hosts' | 'speech'>,
): string | undefined {
	const own = ownVoiceOf(speech, hosts[speaker].model_voice, language);
	return own ?? (speaker === 'B' ? (secondVoiceOf(speech, hosts, language) ?? undefined) : undefined);
}

/** Of a line that stands in many groups, looked for once. */
const found = new WeakMap<LineRecord, { entries: readonly Pronunciation[]; said: readonly Pronunciation[] }>();

function saidIn(line: LineRecord, pronunciations: Pronunciations): readonly Pronunciation[] {
	const entries = pronunciations[line.language];
	if (entries.length === 0) return entries;
	const known = found.get(line);
	if (known?.entries === entries) return known.said;
	const said = pronunciationsIn(line.text, entries);
	found.set(line, { entries, said });
	return said;
}

/** The hash of all that determines a clip's sound. */
function clipKey(speech: SpeechSynthesizer, language: Language, lines: SpeechLine[]): string {
	const sound = lines.map(({ voice: ours, modelVoice, style, text, delivery, tags, pronunciations }) => {
		const voice = modelVoice === undefined ? ours : { modelVoice };
		const said = pronunciations ? [pronunciations.map((entry) => [entry.word, entry.said, entry.matchCase])] : [];
		if (!speech.usesStyle) return [voice, text, ...said];
		// What lines of earlier versions do not have changes no key of theirs.
		return [voice, text, style, ...(delivery || tags ? [{ delivery, tags }] : []), ...said];
	});
	return createHash('sha256')
		.update(JSON.stringify([speech.id, speech.version, language, sound]))
		.digest('hex');
}
