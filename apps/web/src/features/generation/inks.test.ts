import { expect, test } from 'vitest';
import { inksOf } from './inks.ts';

const sound = (speakers: string) => ({ peaks: [], speakers });

test('each host’s ink is as wide as its share of what is voiced', () => {
	expect(inksOf(sound('AAAB----'))).toBe('linear-gradient(to right, var(--ember) 67%, var(--lagoon) 83%)');
	expect(inksOf(sound('AB'))).toBe('linear-gradient(to right, var(--ember) 42%, var(--lagoon) 58%)');
});

test('nothing is said of inks while nothing is voiced', () => {
	expect(inksOf(null)).toBeUndefined();
	expect(inksOf(sound('----'))).toBeUndefined();
});
