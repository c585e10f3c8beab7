import type { AudioOutput, Podcast } from '@nexus/contract';
import { download, fileName } from '../../lib/download.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';

/** Saves one audio file of a podcast as MP3, named for the podcast and, when there are several, the part. */
export async function savePart(podcast: Podcast, output: AudioOutput | undefined): Promise<void> {
	try {
		if (!output) throw new Error('Nenhum arquivo de áudio disponível');
		const name = podcast.audio_outputs.length > 1 ? `${podcast.title} - parte ${output.part_number}` : podcast.title;
		await download(output.download_url, fileName(name, 'mp3'));
		toast({ title: 'Download do podcast iniciado.' });
	} catch (error) {
		toast({ title: 'Erro', description: reasonOf(error, 'Falha no download do podcast'), destructive: true });
	}
}
