import { describe, expect, it } from 'vitest';
import { hasAddress, withoutAddresses } from './addresses.ts';

describe('an address', () => {
	it.each([
		'Abra o arquivo main.js agora.',
		'Abra o App.js.',
		'Está em folha.com.br.',
		'Escreva a ana@x.org.',
		'Siga @ana.',
	])('stands in "%s"', (text) => expect(hasAddress(text)).toBe(true));

	it.each([
		'Node.js 20 ou superior',
		'Use o Next.js e o Vue.js.',
		'Feito com ASP.NET.',
		'O Booking.com cresceu.',
		'No Tramita.gov.br há processos.',
	])('is not a name like that in "%s"', (text) => expect(hasAddress(text)).toBe(false));

	it.each([
		['A loja (contato@loja.com) abre cedo.', 'A loja abre cedo.'],
		['Tire dúvidas pelo e-mail rh@loja.com.br até sexta.', 'Tire dúvidas pelo e-mail até sexta.'],
		['Envie o relatório para rh@loja.com.br até sexta.', 'Envie o relatório até sexta.'],
		['Ask the team at team@aurora.dev before Monday.', 'Ask the team before Monday.'],
		['Health: Ann Lee – ann@x.org', 'Health: Ann Lee'],
		['A opção --force apaga tudo.', 'A opção force apaga tudo.'],
	])('is cut out where the sentence is whole without it: "%s"', (text, wanted) => {
		expect(withoutAddresses(text)).toBe(wanted);
	});

	it.each([
		'As inscrições devem ser feitas em www.loja.com.',
		'Tell Ann, or email care@x.org, which two people read.',
		'Send bug reports to bugs@aurora.dev.',
		'Encaminhar e-mail para ajuda@zap.com (em português) e pedir o bloqueio da conta.',
		'Execute npm install --save agora.',
	])('stays where it is not: "%s"', (text) => {
		expect(withoutAddresses(text)).toBe(text);
	});
});
