import { query } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';

import { listeningRoom } from './listening-room.ts';

const room = listeningRoom({ withParts: true });
const { on, comes, opens, line, plays } = room;

it('a part plays while the next is being made, which is gone on to once it is there', async () => {
	const running = (change: string) =>
		query(on.stack, `update jobs set ${change} where episode_id = $1`, [room.parts.id]);
	const files = await query<{ row: object }>(
		on.stack,
		'select to_jsonb(audio_files) as row from audio_files where episode_id = $1',
		[room.parts.id],
	);
	const ready = (number: number, when: string) =>
		query(on.stack, `update parts set completed_at = ${when} where episode_id = $1 and number = $2`, [
			room.parts.id,
			number,
		]);
	const lasts = (seconds: number | null) =>
		query(on.stack, 'update episodes set duration_seconds = $2 where id = $1', [room.parts.id, seconds]);
	await query(on.stack, 'delete from audio_files where episode_id = $1', [room.parts.id]);
	await lasts(null);
	await ready(2, 'null');
	await running(`status = 'processing', progress = 60, finished_at = null`);
	const waveforms = new Set<number>();
	try {
		await comes();
		room.page.on('response', (response) => {
			if (/\/peaks\b/.test(response.url())) waveforms.add(response.status());
		});
		await room.page.goto(`${on.stack.url}/podcasts/${room.parts.id}`);
		await line(0).waitFor();
		await room.page
			.getByText('Geração em andamento')
			.or(room.page.getByRole('region', { name: 'Geração em andamento' }))
			.first()
			.waitFor();
		// Nothing to draw yet, and no error in the page for asking.
		expect(await room.client.peaks(room.parts.id, 1)).toMatchObject({ duration: 0, peaks: [] });
		await line(0).click();
		await plays(0.1);
		expect(await room.page.evaluate(() => document.querySelector('audio')?.src)).toMatch(/\/parts\/1\/audio\?v=/);
		const seconds = room.parts.audio_outputs[0]?.duration_seconds ?? 0;
		await room.page.evaluate((to) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = to;
		}, seconds - 0.3);
		await room.page.getByText('Aguardando a próxima parte...').waitFor();
		await ready(2, 'now()');
		await room.page.waitForFunction(() => document.querySelector('audio')?.src.includes('/parts/2/audio?v='));
		await plays(0.1);
		expect(waveforms).toEqual(new Set([200]));
	} finally {
		for (const { row } of files)
			await query(
				on.stack,
				'insert into audio_files select * from jsonb_populate_record(null::audio_files, $1::jsonb)',
				[JSON.stringify(row)],
			);
		await lasts(room.parts.audio_outputs.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0));
		await running(`status = 'completed', progress = 100`);
	}
});

it('sound is saved as WAV and MP3, words as subtitles and text', async () => {
	await opens(room.single);
	const saves = async (item: RegExp) => {
		await room.page.getByRole('button', { name: 'Baixar', exact: true }).click();
		const [download] = await Promise.all([
			room.page.waitForEvent('download'),
			room.page.getByRole('menuitem', { name: item }).click(),
		]);
		return download.suggestedFilename();
	};
	expect(await saves(/^MP3/)).toBe('O rio e a ponte.mp3');
	await room.page.getByText('Download do podcast iniciado.').first().waitFor();
	expect(await saves(/^WAV/)).toBe('O rio e a ponte.wav');
	expect(await saves(/WebVTT/)).toBe('O rio e a ponte.vtt');
	expect(await saves(/SubRip/)).toBe('O rio e a ponte.srt');
	expect(await saves(/Texto/)).toBe('O rio e a ponte.txt');
});

it('on a phone a passage is shown by itself, and how much is told is not said without the document’s size', async () => {
	await opens(room.single, 390);
	const { lines } = await room.client.transcript(room.single.id);
	await line(lines.findIndex(({ spans }) => spans.length > 0)).click();
	await room.page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await room.page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
	await room.page.keyboard.press('Escape');
	await room.page.route(/\/storage\/info\/document\//, (route) => route.abort());
	await room.page.reload();
	await room.page
		.getByText('Não foi possível ler o tamanho do documento, para mostrar o que dele é contado.')
		.waitFor();
});

it('the next part begins by itself', async () => {
	await opens(room.parts);
	await line(0).click();
	await plays(0.1);
	const first = room.parts.audio_outputs[0]?.duration_seconds ?? 0;
	await room.page.evaluate((seconds) => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = seconds;
	}, first - 0.4);
	await room.page.waitForFunction(() => document.querySelector('audio')?.src.includes('/audio/1?v='));
	await plays(0.2);
	await room.page.getByText('Parte 2 de 2').waitFor();
	expect(await room.page.getByRole('combobox', { name: /^Parte/ }).inputValue()).toBe('1');
});

it('an episode whose making was cancelled is as long as what can be heard of it, and looks like it', async () => {
	await query(on.stack, 'delete from audio_files where episode_id = $1', [room.parts.id]);
	await query(
		on.stack,
		'update episodes set duration_seconds = null, estimated_seconds = 3900, thumbnail = null where id = $1',
		[room.parts.id],
	);
	await query(on.stack, `update jobs set status = 'cancelled' where episode_id = $1`, [room.parts.id]);
	await opens(room.parts);
	expect(await room.page.getByText('cerca de 65 min', { exact: true }).count()).toBe(0);
	const colour = (name: string) =>
		room.page
			.getByRole('button', { name, exact: true })
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await colour('Tentar novamente')).not.toBe(await colour('Ouvir'));
	await room.page.getByRole('link', { name: 'Histórico' }).first().click();
	const row = room.page.getByRole('listitem').filter({ hasText: 'Em partes' });
	await row.getByText('Cancelado').waitFor();
	expect(await row.getByText('65 min').count()).toBe(0);
	await row.locator('path[class*=ember][d^=M]').waitFor();
});
