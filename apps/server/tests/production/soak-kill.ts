import { parseArgs } from 'node:util';
import { bookText } from '@nexus/testkit/samples';
import { killLoop } from './kill-loop.ts';

// npm run soak:kill [-- --kills 100 --characters 400000]
const { values } = parseArgs({
	options: { kills: { type: 'string', default: '100' }, characters: { type: 'string', default: '400000' } },
});
const result = await killLoop({
	kills: Number(values.kills),
	content: bookText(Number(values.characters), 8),
	// On a machine of any speed the kills are spread over the whole job.
	lives: { ahead: 1.6, behind: 5 },
	random: Math.random,
	log: console.log,
});
console.log(result);
const ratio = result.synthesized / result.episode;
console.log(`synthesized / episode: ${ratio.toFixed(3)} (at most 1.05)`);
console.log(`of it came while the server died: ${(result.came / result.episode).toFixed(3)}`);
process.exit(result.status === 'completed' && result.faults.length === 0 && ratio <= 1.05 ? 0 : 1);
