import { SAMPLES, type Sample } from '@nexus/testkit/samples';
import { wholePath } from './whole-path.ts';

/** Characters of a document that every run makes an episode of; `npm run test:long` makes one of the whole. */
const BEGINNING = 4_000;

const beginning = (sample: Sample): Sample => ({
	...sample,
	load() {
		const text = sample.load();
		return text.length > BEGINNING ? text.slice(0, text.indexOf('\n\n', BEGINNING)) : text;
	},
});

const samples = SAMPLES.filter(({ id }) => id !== 'book-pt');
const quick = samples.filter(({ id }) => id === 'short-pt');
wholePath(process.env.NEXUS_TEST_LONG ? samples : quick.map(beginning));
