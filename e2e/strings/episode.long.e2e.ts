import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sample } from '@nexus/testkit/samples';
import { query } from '@nexus/testkit/stack';
import { storeCleanup, storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitAlone } from '../screens/signed-in.ts';
import { EPISODE_STRINGS } from './episode-strings.ts';
import { type Installation, install } from './installation.ts';
import { createStringCheck } from './string-check.ts';

let on: Installation;
beforeAll(async () => {
	on = await install();
});
afterAll(() => on?.close());

const { sees, unseen } = createStringCheck(EPISODE_STRINGS);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const SOUND = fileURLToPath(new URL('../../apps/web/public/sample/episode.mp3', import.meta.url));

/** Five podcasts of different ages: the first with its sound, the fourth in two files, the others' files gone. */
async function storeLibrary(email: string): Promise<void> {
	await storeEpisodes(on.stack, email, 5);
	await query(
		on.stack,
		`update episodes set created_at = now() - case title
			when 'Episódio 2' then interval '5 hours' when 'Episódio 3' then interval '30 hours'
			when 'Episódio 1' then interval '0' else interval '9 days' end`,
	);
	await query(
		on.stack,
		`insert into audio_files (episode_id, file_index, object_key, size, duration_seconds, first_part, last_part)
		select id, 1, 'outputs/' || id || '/1.mp3', 1048576, 600, 2, 2 from episodes where title = 'Episódio 4'`,
	);
	const [sound] = await query<{ object_key: string }>(
		on.stack,
		`select object_key from audio_files join episodes on episodes.id = episode_id join users on users.id = user_id
		where title = 'Episódio 1' and email = $1`,
		[email],
	);
	const place = join(on.stack.dataDir, 'objects', sound?.object_key ?? '');
	await mkdir(dirname(place), { recursive: true });
	await copyFile(SOUND, place);
}

async function chooses(page: Page, title: string, action: string): Promise<void> {
	await press(page, `Mais ações para ${title}`);
	await page.getByRole('menuitem', { name: action }).click();
}

it('podcasts listed, saved, played and deleted', async () => {
	const { page, user, close } = await on.guest();
	await storeLibrary(user.email);
	await page.goto(on.gateway.url);
	await sees(page, 'more than three podcasts');
	await page.getByRole('link', { name: 'View All' }).click();
	await sees(page, 'the history');

	await chooses(page, 'Episódio 1', 'Baixar MP3');
	await sees(page, 'a download that began');
	await chooses(page, 'Episódio 2', 'Baixar MP3');
	await sees(page, 'a download of audio that is gone');
	await press(page, 'Reproduzir Episódio 1');
	await press(page, 'Baixar o áudio');
	await sees(page, 'the player saves');
	// Its code comes in idle time, or with the first question: not while nobody answers.
	await chooses(page, 'Episódio 3', 'Excluir');
	await press(page, 'Cancelar');
	await on.whileDown(async () => {
		await press(page, 'Baixar o áudio');
		await sees(page, 'the player saves, nobody answers');
		await chooses(page, 'Episódio 1', 'Baixar MP3');
		await sees(page, 'a download that nobody answers');
		await chooses(page, 'Episódio 3', 'Excluir');
		await press(page, 'Excluir');
		await sees(page, 'a deletion that nobody answers');
	});
	await press(page, 'Reproduzir Episódio 2');
	await sees(page, 'audio that is gone is played');
	await press(page, 'Baixar o áudio');
	await sees(page, 'the player saves audio that is gone');
	await chooses(page, 'Episódio 3', 'Excluir');
	await press(page, 'Excluir');
	await sees(page, 'a podcast was deleted');

	await storeCleanup(on.stack, 'Episódio 5', 0);
	await page.goto(`${on.gateway.url}/podcasts/${randomUUID()}`);
	await sees(page, 'a podcast that is not there, after a cleanup');
	await close();
});

it('a podcast that has no sound yet', async () => {
	const { page, client, close } = await on.guest(visitAlone);
	const { filename, content } = sample('paragraph-pt');
	const document = await client.upload(filename, content);
	const { id } = await client.create({ document_id: document.id });
	await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 });
	await page.goto(`${on.gateway.url}/podcasts/${id}`);
	await sees(page, 'a podcast that was never generated');
	await on.whileDown(async () => {
		await press(page, 'Gerar novamente');
		await sees(page, 'a generation that nobody answers');
	});
	await press(page, 'Gerar novamente');
	await sees(page, 'a generation under way');
	const dialog = page.getByRole('dialog', { name: 'Gerando seu podcast' });
	await on.whileDown(async () => {
		await dialog.getByRole('button', { name: 'Cancelar' }).click();
		await sees(page, 'a cancellation that nobody answers');
	});
	await dialog.getByRole('button', { name: 'Cancelar' }).click();
	await sees(page, 'a generation that was cancelled');
	await close();
});

it('every string of the table was found', () => expect(unseen()).toEqual([]));
