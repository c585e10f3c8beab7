import type { ClipRequest, SpeechLine } from '@nexus/core/ports';
import { respelled } from '@nexus/language/spoken-text';
import { deliveryOf, speakerNames, tagged, verbatim } from './speech-text.ts';

const SAMPLE_RATE = 24_000;

/** Models that read one text of lines `Name: ...`, without a style, and answer with PCM alone. */
export function isEarlierModel(model: string): boolean {
	return /^gemini-(2\.5|3\.1)-/.test(model);
}

/** The body of a speech request, in the form that the model takes: two speakers, or one voice. */
export function speechRequest(model: string, { language, lines }: Pick<ClipRequest, 'language' | 'lines'>): object {
	const names = speakerNames(lines);
	const isDialogue = new Set(lines.map(({ speaker }) => speaker)).size === 2;
	const speechConfig = {
		languageCode: language,
		...(isDialogue
			? { multiSpeakerVoiceConfig: { speakerVoiceConfigs: speakersOf(lines, names) } }
			: voiceOf(lines[0])),
	};
	const textOf = ({ text, pronunciations = [] }: SpeechLine) => verbatim(respelled(text, pronunciations), language);
	if (isEarlierModel(model)) {
		const said = lines.map((line) => (isDialogue ? `${names[line.speaker]}: ${textOf(line)}` : textOf(line)));
		return {
			contents: [{ role: 'user', parts: [{ text: said.join('\n') }] }],
			generationConfig: { responseModalities: ['AUDIO'], speechConfig },
		};
	}
	const parts = lines.map((line) => {
		const style = deliveryOf([line.delivery, line.style].filter(Boolean).join('. '));
		const speechMetadata = {
			...(isDialogue ? { speaker: names[line.speaker] } : {}),
			...(style === '' ? {} : { style }),
		};
		return { text: tagged(line, language), ...(isDialogue || style !== '' ? { speechMetadata } : {}) };
	});
	return {
		contents: [{ role: 'user', parts }],
		generationConfig: {
			responseModalities: ['AUDIO'],
			responseFormat: { audio: { mimeType: 'AUDIO_L16', sampleRate: SAMPLE_RATE } },
			speechConfig,
		},
	};
}

function speakersOf(lines: readonly SpeechLine[], names: Record<SpeechLine['speaker'], string>): object[] {
	return (['A', 'B'] as const).map((speaker) => ({
		speaker: names[speaker],
		...voiceOf(lines.find((line) => line.speaker === speaker)),
	}));
}

/** Our voices bear the names of Gemini's. */
function voiceOf(line: SpeechLine | undefined): object {
	return line ? { voiceConfig: { prebuiltVoiceConfig: { voiceName: line.voice } } } : {};
}
