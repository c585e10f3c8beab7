import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { prosodyOf } from './prosody.ts';
import { variantFiles } from './voices.ts';

const puck = prosodyOf('Sim.', 0, 'Puck', 'pt-BR').voice;
const aoede = prosodyOf('Yes.', 0, 'Aoede', 'en-US').voice;

describe('Engine', () => {
	let engine: Engine;
	beforeAll(async () => {
		engine = await Engine.load(variantFiles());
	});

	it('tells the character of each word, accents and all', () => {
		const { words } = engine.speak('Às três, você não vê a ação?', puck);
		expect(words.map(({ position }) => position)).toEqual([0, 3, 9, 14, 18, 21, 23]);
	});

	it('says the same text the same way, whatever it said before', () => {
		const first = engine.speak('A mesma frase, outra vez.', puck).samples.slice();
		engine.speak('Another one, by another voice!', aoede);
		expect(engine.speak('A mesma frase, outra vez.', puck).samples).toEqual(first);
	});

	it('takes no more memory for hundreds of lines', () => {
		const before = engine.heapBytes;
		for (let line = 0; line < 400; line++) engine.speak(`Sim, ${line % 7}.`, line % 2 ? puck : aoede);
		expect(engine.heapBytes).toBe(before);
	});

	it('refuses a voice it does not have', () => {
		expect(() => engine.speak('Sim.', { ...puck, name: 'xx-nowhere' })).toThrow(/no voice/);
		expect(engine.speak('Sim.', puck).words).toHaveLength(1);
	});
});
