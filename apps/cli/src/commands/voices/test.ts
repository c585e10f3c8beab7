import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { VOICE_IDS, VOICES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { languagePack } from '@nexus/core/languages';
import { toWav } from '@nexus/production';
import { defineVoicesCommand } from './define.ts';

export const test = defineVoicesCommand({
	command: 'test [modelo]',
	describe: 'Grava uma frase em cada voz e idioma, para ouvir, e mede o ritmo desta máquina',
	options: (parser) =>
		parser
			.positional('modelo', { type: 'string', describe: 'Nome do modelo; sem ele, o que está em uso' })
			.option('out', { type: 'string', default: 'vozes', describe: 'Pasta das gravações' }),
	async run({ modelo, out }, voices, { showProgress, signal }) {
		const name = modelo ?? (await voices.current())?.replace(/:\w+$/, '');
		const model = (await voices.models.list()).find((each) => each.name === name);
		const speech = model && (await voices.speech(model.name));
		if (name === undefined) throw new NexusError('voices_none');
		if (!model || !speech) throw new NexusError('voices_unknown', { name });
		const folder = resolve(out);
		await mkdir(folder, { recursive: true });
		const files: { file: string; seconds: number }[] = [];
		for (const language of model.languages) {
			for (const voice of VOICE_IDS) {
				const line = { speaker: 'A' as const, name: voice, voice, style: '', text: languagePack(language).trial };
				const clip = await speech.synthesize({ language, lines: [line], signal });
				const file = join(folder, `${model.name}-${language}-${voice}.wav`);
				await writeFile(file, toWav(clip.pcm, clip.sampleRate));
				files.push({ file, seconds: clip.pcm.length / clip.sampleRate });
				showProgress(`${file}: ${VOICES[voice].description}\n`);
			}
		}
		const pace = await voices.pace(model.name);
		return {
			json: { name: model.name, files, pace },
			text: `${files.length} gravações em ${folder}. ${paceWords(pace)}`,
		};
	},
});

function paceWords(pace: number | null): string {
	if (pace === null) return 'O ritmo desta máquina ainda não foi medido.';
	const minutes = (10 * pace).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
	return `Nesta máquina, dez minutos de episódio levam cerca de ${minutes} minutos de fala.`;
}
