import { parseArgs } from 'node:util';
import { bookText } from '@nexus/testkit/samples';
import { faultSoak } from './fault-soak.ts';

// npm run soak:faults [-- --episodes 50 --rate 0.3 --seed 1]
const { values } = parseArgs({
	options: {
		episodes: { type: 'string', default: '50' },
		rate: { type: 'string', default: '0.3' },
		seed: { type: 'string', default: '1' },
	},
});
const result = await faultSoak({
	episodes: Number(values.episodes),
	rate: Number(values.rate),
	seed: Number(values.seed),
	atOnce: 4,
	content: (number) => bookText(3_000, number),
	log: console.log,
});
console.dir(result, { depth: 4 });
const { wasted, tokensIn, tokensOut } = result.counts;
console.log(`Tokens paid and wasted: ${wasted.tokensIn + wasted.tokensOut} of ${tokensIn + tokensOut}`);
process.exit(result.wrong.length === 0 && result.completed > 0 ? 0 : 1);
