import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { notice } from './generator-steps.ts';
import { giveMediaCookie, visitAlone } from './signed-in.ts';

const on = browsing();

it('what cannot be had without the network says so where it was wanted, while the sound goes on', async () => {
	const client = await ApiClient.registered(on.stack.url);
	const { filename, content } = sample('long-pt');
	const { title } = await client.makeEpisode(filename, content.slice(0, 900), { title: 'O rio e a ponte' });
	const { page, close } = await visitAlone(on.browser, client);
	await giveMediaCookie(page, client);
	await page.addInitScript(() => {
		// Nothing comes before it is wanted.
		window.requestIdleCallback = () => 0;
	});
	const soundGoesOn = async () => {
		const at = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
		await page.waitForFunction((from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 0.3, at);
	};
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: `Reproduzir ${title}` }).click();
	await soundGoesOn();

	const missing = /assets\/listening-|healthz$/;
	await page.route(missing, (route) => route.abort());
	await page.getByRole('link', { name: title }).first().click();
	await page.getByText('A transcrição abre sozinha assim que ele responder.').waitFor();
	await soundGoesOn();
	expect(await violations(page)).toEqual([]);
	await page.unroute(missing);
	await page.locator('[data-line="0"]').waitFor();

	await page.context().setOffline(true);
	await page.getByRole('button', { name: 'Roteiro', exact: true }).click();
	await notice(page).filter({ hasText: 'Isto abre assim que o servidor responder.' }).waitFor();
	await soundGoesOn();
	await page.context().setOffline(false);
	await page.getByRole('dialog', { name: 'Roteiro' }).getByRole('button', { name: 'Edit Script' }).waitFor();
	await soundGoesOn();
	await close();
});
