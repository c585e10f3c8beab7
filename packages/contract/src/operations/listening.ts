import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';
import { AUDIO, READING, SENDING, SPEAKING } from './shared-errors.ts';

/** Sound, transcript and how words are said. */
export const listeningOperations = {
	audio: {
		tag: 'Áudio',
		summary: 'Ouvir um arquivo de áudio',
		description: 'O arquivo de número `index`, a partir de 0, em MP3, inteiro ou em trechos (`Range`), ou em WAV.',
		errors: [...READING, 'audio_too_long', ...SENDING],
		media: AUDIO,
	},
	partAudio: {
		tag: 'Áudio',
		summary: 'Ouvir uma parte',
		description:
			'Uma parte pronta, a partir de 1, mesmo enquanto as outras ainda são geradas. Da que não está pronta, o início (`opening`), quando já existe.',
		errors: [...READING, ...SENDING],
		media: AUDIO,
	},
	transcript: {
		tag: 'Áudio',
		summary: 'Transcrição',
		description: 'As falas com o tempo de cada palavra em JSON, legendas em WebVTT ou SRT, ou texto para ler.',
		errors: READING,
	},
	chapters: {
		tag: 'Áudio',
		summary: 'Capítulos',
		description: 'Título e início de cada capítulo.',
		errors: READING,
	},
	peaks: {
		tag: 'Áudio',
		summary: 'Forma de onda',
		description: 'Os picos de um arquivo de áudio e quem fala em cada um.',
		errors: READING,
	},

	pronunciations: {
		tag: 'Áudio',
		summary: 'Ler o dicionário de pronúncias',
		description: 'Como palavras são ditas: as da conta e as da instalação. As da conta valem antes.',
	},
	savePronunciations: {
		tag: 'Áudio',
		summary: 'Salvar pronúncias',
		description:
			'Cada uma substitui a que já existe para a mesma palavra, idioma e caixa. Ao gerar de novo, só as falas que contêm a palavra são narradas outra vez.',
		errors: ['forbidden', 'pronunciations_full'],
	},
	removePronunciation: {
		tag: 'Áudio',
		summary: 'Remover uma pronúncia',
		description: 'A palavra volta a ser dita como as vozes a leem.',
	},
	pronunciationSample: {
		tag: 'Áudio',
		summary: 'Ouvir uma pronúncia',
		description: 'A palavra como seria dita, antes de salvar. Não é guardada.',
		errors: [...SPEAKING, 'too_many_attempts'],
		media: { types: ['audio/mpeg'] },
	},
} satisfies Partial<Record<RouteName, Operation>>;
