import { expect, it } from 'vitest';
import { initialsOf, withNames } from './initials.ts';

const MINUTES =
	'Present: Margaret Iwu (Chair, MI); Col. Peter Lathbury (Treasurer, PL); Gwen Pritchard-Yates (GPY); Ana de Souza (secretária, AS); Rui de Melo Costa (RMC)\nHBM - Hélio Batista Mourão (presidente)\nWT  - Wagner Tibiriçá\nABC - Rede de Lojas\nIn attendance: Kofi Brand, Library Manager (KB)\nGrant from the Arts Council (ACE); Boletim do Instituto Nacional (INPE)';

it('somebody who is called by initials is called by name', () => {
	const initials = initialsOf(MINUTES);
	expect([...initials]).toEqual([
		['MI', 'Margaret Iwu'],
		['PL', 'Peter Lathbury'],
		['GPY', 'Gwen Pritchard-Yates'],
		['RMC', 'Rui de Melo Costa'],
		['KB', 'Kofi Brand'],
		['HBM', 'Hélio Batista Mourão'],
		['WT', 'Wagner Tibiriçá'],
	]);
	expect(
		withNames('PL said that KB and MI agreed; ACE did not (TB, KB). Peter Lathbury (PL) sat. See 4-PL.', initials),
	).toBe(
		'Peter Lathbury said that Kofi Brand and Margaret Iwu agreed; ACE did not (TB, Kofi Brand). Peter Lathbury (PL) sat. See 4-PL.',
	);
});
