import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';

const on = browsing({ ROLE: 'api' });

it('the browser finds a manifest without faults, whose icons are there', async () => {
	const page = await on.browser.newPage();
	await page.goto(on.stack.url);
	const session = await page.context().newCDPSession(page);
	const { url, errors, data } = await session.send('Page.getAppManifest');
	expect([url, errors]).toEqual([`${on.stack.url}/manifest.webmanifest`, []]);
	const { name, icons } = JSON.parse(data ?? '') as { name: string; icons: { src: string; sizes: string }[] };
	expect(name).toBe('Nexus Podcasts');
	for (const { src, sizes } of icons) {
		const size = await page.evaluate(async (address) => {
			const picture = new Image();
			picture.src = address;
			await picture.decode();
			return `${picture.naturalWidth}x${picture.naturalHeight}`;
		}, src);
		expect(size).toBe(sizes);
	}
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	// The test's own browser profile is one that keeps nothing.
	expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
	await page.close();
});

it('a link to the landing page has a preview with a picture', async () => {
	const page = await on.browser.newPage();
	await page.goto(on.stack.url);
	const tags = await page
		.locator('meta[property^="og:"]')
		.evaluateAll((all) => all.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]));
	const { 'og:title': title, 'og:image': image = '' } = Object.fromEntries(tags) as Record<string, string>;
	expect(title).toBe('Nexus: seu documento, contado a duas vozes');
	const answer = await page.request.get(new URL(image, on.stack.url).href);
	expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
	await page.close();
});
