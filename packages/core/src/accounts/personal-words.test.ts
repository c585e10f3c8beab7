import { expect, it } from 'vitest';
import { personalWords } from './personal-words.ts';

it('an account’s own words are its names and e-mail, whole, in parts and in one word', () => {
	const words = personalWords({
		email: 'Ana.Silva@exemplo.com.br',
		username: 'ana_s',
		fullName: 'Ana de Souza Conceição',
	});
	expect(words).toEqual(
		expect.arrayContaining([
			'ana.silva',
			'anasilva',
			'ana',
			'silva',
			'exemplo',
			'ana_s',
			'souza',
			'conceição',
			'nexus',
		]),
	);
	expect(words).not.toContain('de');
	expect(words).not.toContain('');
});
