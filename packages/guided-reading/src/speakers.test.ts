import { expect, it } from 'vitest';
import { read } from './read.fixture.ts';

it('an interview is read without who speaks before each answer', () => {
	const { all, lines } = read(
		'Entrevista com Joana Prado\n\nRepórter: Como você começou?\nJoana Prado: Por acaso. Eu era química numa fábrica.\n\nRepórter: O que mudou no mercado?\nJoana Prado: As pessoas perderam o medo do amargo.\n',
		{ filename: 'entrevista.txt' },
	);
	expect(all).not.toMatch(/Repórter:|Joana Prado:/);
	expect(lines.find(({ text }) => text === 'O que mudou no mercado?')?.role).toBe('question');
});

it('each who speaks in an interview has a voice, by name or by initials', () => {
	const { lines } = read(
		'Carreiras\n\nDULCE MOTA: Bem-vinda. Como foi?\n\nNARA FARIA: Foi bom, e nada fácil no começo.\n\nDM: Com martelo?\n\nNF: Sim, com martelo. O concreto bom tem som.\n\nDM: Não acredito.\n\nNF: Pois acredite. Aprendi com meu tio.\n',
		{ filename: 'entrevista.txt' },
	);
	const by = (words: string) => lines.find(({ text }) => text.includes(words))?.speaker;
	expect(by('Com martelo?')).toBe(by('Não acredito.'));
	expect(by('O concreto bom')).toBe(by('Aprendi com meu tio'));
	expect(by('Com martelo?')).not.toBe(by('O concreto bom'));
	expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/DM|NF|Mota:|Faria:/i);
});

it('a letter under the name of who writes it is read', () => {
	const words = 'A obra começa na segunda-feira e termina em novembro, e as turmas mudam de sala até lá. '.repeat(16);
	const { all } = read(
		`De: Secretaria - Colégio Jardim <a@b.example>\nPara: Famílias\nAssunto: Obras\n\nCOLÉGIO JARDIM\n\nPrezadas famílias,\n\n${words}\n\nAtenciosamente,\nSecretaria\n`,
		{ filename: 'aviso.txt' },
	);
	expect(all).toContain('A obra começa na segunda-feira');
	expect(all).not.toContain('Atenciosamente');
});

it('an e-mail is called by its subject, and read without its head and its end', () => {
	const { all, outline } = read(
		'De: Paula <paula@empresa.com.br>\nPara: equipe@empresa.com.br\nAssunto: Mudança de escritório\n\nOi, pessoal,\n\nVamos mudar para a Rua Augusta no dia 14 de dezembro. O novo escritório tem 120 mesas.\n\nDúvidas, falem com o Jorge (ramal 4512).\n\nAbraços,\nPaula\n',
		{ filename: 'email.txt' },
	);
	expect(outline.topic).toBe('Mudança de escritório');
	expect(all).toContain('Vamos mudar para a Rua Augusta');
	expect(all).not.toMatch(/equipe|4512|Abraços/);
});
