import { download, fileName } from '../../lib/download.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { toast } from '../../lib/toast.ts';
import type { Playing, Track } from './tracks.ts';

/** A finished file can be had as WAV, made on request; a part that was made a moment ago as the MP3 that it is. */
const wavOf = ({ url }: Track): string | null => {
	const address = new URL(url, window.location.origin);
	if (!/\/audio\/\d+$/.test(address.pathname)) return null;
	address.searchParams.set('format', 'wav');
	address.searchParams.set('download', 'true');
	return address.href;
};

async function save(address: string, name: string): Promise<void> {
	try {
		await download(address, name);
		toast({ title: 'Download iniciado' });
	} catch (error) {
		toast({
			title: 'Erro no download',
			description: reasonOf(error, 'Falha ao baixar o áudio'),
			destructive: true,
		});
	}
}

const nameOf = ({ tracks, title }: Playing, { part }: Track): string =>
	tracks.length > 1 ? `${title} - parte ${part}` : title;

/** Saves the track by itself, as WAV (D4). */
export async function saveTrack(playing: Playing, track: Track): Promise<void> {
	const wav = wavOf(track);
	await save(wav ?? track.downloadUrl, fileName(nameOf(playing, track), wav ? 'wav' : 'mp3'));
}

/** Saves a track out of the list of parts, as MP3 (D4). */
export async function saveListedTrack(playing: Playing, track: Track): Promise<void> {
	await save(track.downloadUrl, fileName(nameOf(playing, track), 'mp3'));
}
