import { query } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';

import { listeningSetup } from './listening-setup.ts';

const setup = listeningSetup({ withParts: true });
const { on, comes, opens, line, plays } = setup;

it('a part plays while the next is being made, which is gone on to once it is there', async () => {
	const running = (change: string) =>
		query(on.stack, `update jobs set ${change} where episode_id = $1`, [setup.parts.id]);
	const files = await query<{ row: object }>(
		on.stack,
		'select to_jsonb(audio_files) as row from audio_files where episode_id = $1',
		[setup.parts.id],
	);
	const ready = (number: number, when: string) =>
		query(on.stack, `update parts set completed_at = ${when} where episode_id = $1 and number = $2`, [
			setup.parts.id,
			number,
		]);
	const lasts = (seconds: number | null) =>
		query(on.stack, 'update episodes set duration_seconds = $2 where id = $1', [setup.parts.id, seconds]);
	await query(on.stack, 'delete from audio_files where episode_id = $1', [setup.parts.id]);
	await lasts(null);
	await ready(2, 'null');
	await running(`status = 'processing', progress = 60, finished_at = null`);
	const waveforms = new Set<number>();
	try {
		await comes();
		setup.page.on('response', (response) => {
			if (/\/peaks\b/.test(response.url())) waveforms.add(response.status());
		});
		await setup.page.goto(`${on.stack.url}/podcasts/${setup.parts.id}`);
		await line(0).waitFor();
		await setup.page
			.getByText('Geração em andamento')
			.or(setup.page.getByRole('region', { name: 'Geração em andamento' }))
			.first()
			.waitFor();
		// Nothing to draw yet, and no error in the page for asking.
		expect(await setup.client.peaks(setup.parts.id, 1)).toMatchObject({ duration: 0, peaks: [] });
		await line(0).click();
		await plays(0.1);
		expect(await setup.page.evaluate(() => document.querySelector('audio')?.src)).toMatch(/\/parts\/1\/audio\?v=/);
		const seconds = setup.parts.audio_outputs[0]?.duration_seconds ?? 0;
		await setup.page.evaluate((to) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = to;
		}, seconds - 0.3);
		await setup.page.getByText('Aguardando a próxima parte...').waitFor();
		await ready(2, 'now()');
		await setup.page.waitForFunction(() => document.querySelector('audio')?.src.includes('/parts/2/audio?v='));
		await plays(0.1);
		expect(waveforms).toEqual(new Set([200]));
	} finally {
		for (const { row } of files)
			await query(
				on.stack,
				'insert into audio_files select * from jsonb_populate_record(null::audio_files, $1::jsonb)',
				[JSON.stringify(row)],
			);
		await lasts(setup.parts.audio_outputs.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0));
		await running(`status = 'completed', progress = 100`);
	}
});

it('sound is saved as WAV and MP3, words as subtitles and text', async () => {
	await opens(setup.single);
	const saves = async (item: RegExp) => {
		await setup.page.getByRole('button', { name: 'Baixar', exact: true }).click();
		const [download] = await Promise.all([
			setup.page.waitForEvent('download'),
			setup.page.getByRole('menuitem', { name: item }).click(),
		]);
		return download.suggestedFilename();
	};
	expect(await saves(/^MP3/)).toBe('O rio e a ponte.mp3');
	await setup.page.getByText('Download do podcast iniciado.').first().waitFor();
	expect(await saves(/^WAV/)).toBe('O rio e a ponte.wav');
	expect(await saves(/WebVTT/)).toBe('O rio e a ponte.vtt');
	expect(await saves(/SubRip/)).toBe('O rio e a ponte.srt');
	expect(await saves(/Texto/)).toBe('O rio e a ponte.txt');
});

it('on a phone a passage is shown by itself, and how much is told is not said without the document’s size', async () => {
	await opens(setup.single, 390);
	const { lines } = await setup.client.transcript(setup.single.id);
	await line(lines.findIndex(({ spans }) => spans.length > 0)).click();
	await setup.page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await setup.page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
	await setup.page.keyboard.press('Escape');
	await setup.page.route(/\/storage\/info\/document\//, (route) => route.abort());
	await setup.page.reload();
	await setup.page
		.getByText('Não foi possível ler o tamanho do documento, para mostrar o que dele é contado.')
		.waitFor();
});

it('the next part begins by itself', async () => {
	await opens(setup.parts);
	await line(0).click();
	await plays(0.1);
	const first = setup.parts.audio_outputs[0]?.duration_seconds ?? 0;
	await setup.page.evaluate((seconds) => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = seconds;
	}, first - 0.4);
	await setup.page.waitForFunction(() => document.querySelector('audio')?.src.includes('/audio/1?v='));
	await plays(0.2);
	await setup.page.getByText('Parte 2 de 2').waitFor();
	expect(await setup.page.getByRole('combobox', { name: /^Parte/ }).inputValue()).toBe('1');
});

it('an episode whose making was cancelled is as long as what can be heard of it, and looks like it', async () => {
	await query(on.stack, 'delete from audio_files where episode_id = $1', [setup.parts.id]);
	await query(
		on.stack,
		'update episodes set duration_seconds = null, estimated_seconds = 3900, thumbnail = null where id = $1',
		[setup.parts.id],
	);
	await query(on.stack, `update jobs set status = 'cancelled' where episode_id = $1`, [setup.parts.id]);
	await opens(setup.parts);
	expect(await setup.page.getByText('cerca de 65 min', { exact: true }).count()).toBe(0);
	const colour = (name: string) =>
		setup.page
			.getByRole('button', { name, exact: true })
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await colour('Tentar novamente')).not.toBe(await colour('Ouvir'));
	await setup.page.getByRole('link', { name: 'Histórico' }).first().click();
	const row = setup.page.getByRole('listitem').filter({ hasText: 'Em partes' });
	await row.getByText('Cancelado').waitFor();
	expect(await row.getByText('65 min').count()).toBe(0);
	await row.locator('path[class*=ember][d^=M]').waitFor();
});
