import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
	[
		'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
		'Edge em Windows',
		false,
	],
	[
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
		'Chrome em Linux',
		false,
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari em iPhone',
		true,
	],
	['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox em Android', true],
	['curl/8.9.1', 'curl', false],
	[null, 'Dispositivo desconhecido', false],
])('the user agent %s is shown as %s', (userAgent, name, handheld) => {
	expect(deviceOf(userAgent)).toEqual({ name, handheld });
});
