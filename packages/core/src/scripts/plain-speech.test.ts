import { expect, it } from 'vitest';
import { plainSpeech } from './plain-speech.ts';

it.each([
	['<script>alert(1)</script> **Olá** <laugh> | [risos] | veja [o mapa](http://evil.example)', 'Olá veja o mapa'],
	['[HOST_A]: Bom dia!', 'Bom dia!'],
	['A: Bom dia!', 'Bom dia!'],
	['A 3: terceira (risos) edição *risos*.', 'A 3: terceira edição.'],
	['## Título\ncom `código`', 'Título com código'],
	['Veja em https://exemplo.com/a?b=1 agora', 'Veja em agora'],
	['2 * 3 é 6, e a < b', '2 3 é 6, e a b'],
])('%j is said as %j', (text, spoken) => expect(plainSpeech(text, 1)).toBe(spoken));

it('is null where nothing is left to say', () => {
	expect(plainSpeech(' <laugh> [pausa] ', 1)).toBeNull();
});
