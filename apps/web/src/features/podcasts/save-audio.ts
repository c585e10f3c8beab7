import type { AudioOutput, Podcast } from '@nexus/contract';
import { addressOf } from '../../lib/api.ts';
import { download, fileName } from '../../lib/download.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';

async function save(address: string | undefined, name: string): Promise<void> {
	try {
		if (!address) throw new Error('Nenhum arquivo de áudio disponível');
		await download(address, name);
		toast({ title: 'Download do podcast iniciado.' });
	} catch (error) {
		toast({ title: 'Erro', description: reasonOf(error, 'Falha no download do podcast'), destructive: true });
	}
}

const nameOf = ({ title, audio_outputs }: Podcast, output: AudioOutput | undefined): string =>
	output && audio_outputs.length > 1 ? `${title} - parte ${output.part_number}` : title;

/** Saves one audio file of a podcast as MP3, named for the podcast and, when there are several, the part. */
export const savePart = (podcast: Podcast, output: AudioOutput | undefined): Promise<void> =>
	save(output?.download_url, fileName(nameOf(podcast, output), 'mp3'));

/** Saves one finished audio file of a podcast as WAV (D4). */
export const saveWav = (podcast: Podcast, output: AudioOutput): Promise<void> =>
	save(`${output.public_url}?format=wav&download=true`, fileName(nameOf(podcast, output), 'wav'));

/** Saves the words of a whole podcast: subtitles, or text to read. */
export const saveTranscript = (podcast: Podcast, format: 'vtt' | 'srt' | 'txt'): Promise<void> =>
	save(
		addressOf('transcript', { id: podcast.id }, { file: 'all', format, download: true }),
		fileName(podcast.title, format),
	);
