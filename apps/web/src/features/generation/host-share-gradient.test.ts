import { expect, test } from 'vitest';
import { hostShareGradient } from './host-share-gradient.ts';

const sound = (speakers: string) => ({ peaks: [], speakers });

test('each host’s ink is as wide as its share of what is voiced', () => {
	expect(hostShareGradient(sound('AAAB----'))).toBe('linear-gradient(to right, var(--ember) 67%, var(--lagoon) 83%)');
	expect(hostShareGradient(sound('AB'))).toBe('linear-gradient(to right, var(--ember) 42%, var(--lagoon) 58%)');
});

test('there is no gradient while nothing is voiced', () => {
	expect(hostShareGradient(null)).toBeUndefined();
	expect(hostShareGradient(sound('----'))).toBeUndefined();
});
