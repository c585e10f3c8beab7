import { expect, it } from 'vitest';
import { read } from '../read.fixture.ts';

const log = (items: string) => read(`# Changelog\n\n## 0.8.2\n\n${items}\n`, { language: 'en-US' }).all;

it('a version tells what was done by its kind, what weighs most first', () => {
	const all = log(
		'- Fixed broken build of the bundle\n- Fixed data that was skipped at the border of a chunk\n- Added flushing to the streaming API\n- BREAKING: options come second',
	);
	expect(all).toContain(
		'Version 0.8.2. BREAKING: options come second. Added flushing to the streaming API. Fixed: broken build of the bundle; data that was skipped at the border of a chunk.',
	);
});

it('items that say nothing are not told', () => {
	const all = log(
		'- Fix docs\n- Fixed ZIP bug\n- General bugfixes\n- Patch streaming unzip\n- Update performance estimates in README\n- Work on Rust version\n- Fixed a crash on folders without a name',
	);
	expect(all).toContain('Version 0.8.2. Fixed a crash on folders without a name.');
	expect(all).not.toMatch(/docs|ZIP|General|unzip|README|Rust/);
});
