import { afterEach, expect, test, vi } from 'vitest';
import { forgetWantedPage, noteWantedPage, wantedPage } from './wanted-page.ts';

const kept = new Map<string, string>();
const browserAt = (pathname: string, search = '') => {
	vi.stubGlobal('window', { location: { pathname, search, origin: 'https://nexus.example' } });
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
};
afterEach(() => {
	kept.clear();
	vi.unstubAllGlobals();
});

test('the page asked for is gone to after signing in, with its query', () => {
	browserAt('/settings', '?tab=external');
	noteWantedPage();
	browserAt('/auth');
	noteWantedPage();
	expect(wantedPage()).toBe('/settings?tab=external');
	forgetWantedPage();
	expect(wantedPage()).toBe('/');
});

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', 'javascript:alert(1)'])(
	'%s leads nowhere else',
	(path) => {
		browserAt(path);
		noteWantedPage();
		expect(wantedPage()).toBe('/');
	},
);
