import { createPodcastBody } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { scriptOptionsOf } from './script-options.ts';

const optionsOf = (asked: object) => scriptOptionsOf(createPodcastBody.parse(asked));

describe('what a body asks of the script', () => {
	it('is all that was said', () => {
		const asked = { target_minutes: 12, format: 'lecture', audience: 'student', effort: 'careful' };
		expect(optionsOf({ ...asked, focus: { text: ' a ponte ', sections: [3, 1, 3] } })).toEqual({
			targetMinutes: 12,
			format: 'lecture',
			focus: { text: 'a ponte', sections: [3, 1] },
			audience: 'student',
			effort: 'careful',
		});
	});

	it('is nothing where nothing was said, an empty focus included', () => {
		expect(optionsOf({})).toBeNull();
		expect(optionsOf({ focus: { text: '  ', sections: [] } })).toBeNull();
	});
});
