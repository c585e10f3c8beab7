import { describe, expect, it } from 'vitest';
import { inOwnDialect, languageProblem } from './line-language.ts';

describe('languageProblem', () => {
	it.each([
		'Você está fazendo o que todo mundo faz quando espera o ônibus com o celular na mão.',
		'De fato, a equipe do projeto está a par do que aconteceu.',
		'Ela continua a crescer, e isso se tornou um fenômeno.',
		'Pois é.',
		'Ele cita o livro "The Selfish Gene".',
		'O rio Tejo, a serra da Estrela e a cidade de Lisboa aparecem no texto.',
		'A gente pode dizer que o registro está a salvo com os usuários.',
		'Ele quer saber quem vem com a pá.',
		'A ementa da lei não fala do comboio de caminhões nem de quem fixe o preço.',
	])('takes for Brazilian: %s', (text) => expect(languageProblem(text, 'pt-BR')).toBeNull());

	it.each([
		'O autocarro chegou.',
		'Estou a perceber onde isto vai dar.',
		'Eles ainda estavam já a pensar nisso.',
		'É um facto conhecido.',
		'Parece-me que o texto diz outra coisa.',
		'Dir-se-ia que não.',
		'Tens razão, e sabes porquê?',
		'O utilizador pega no telemóvel.',
		'Isso teve impacto económico.',
		'Ó pá, isso é fixe!',
		'A gente foi de comboio.',
	])('takes for European: %s', (text) => expect(languageProblem(text, 'pt-BR')).toBe('other-dialect'));

	it.each([
		'And this is what the text has to say about it, which you would not have expected.',
		'Y esto es lo que el texto dice de ello, que no se esperaba cuando los dos hablaron.',
	])('takes for another language: %s', (text) => expect(languageProblem(text, 'pt-BR')).toBe('other-language'));

	it('tells American English from British and from Portuguese', () => {
		expect(languageProblem('They realized that the color of the center is what people remember.', 'en-US')).toBeNull();
		expect(languageProblem("Two people's evening? I'd buy a few spare E's and go home.", 'en-US')).toBeNull();
		expect(languageProblem('The colour of the centre.', 'en-US')).toBe('other-dialect');
		expect(languageProblem('E é isto que o texto tem a dizer sobre o assunto para quem ouve.', 'en-US')).toBe(
			'other-language',
		);
	});
});

describe('inOwnDialect', () => {
	it('says in Brazilian what can be exchanged', () => {
		const european = 'Facto: o utilizador está a usar o telemóvel no autocarro, e nós estamos ainda a ver isso.';
		const brazilian = inOwnDialect(european, 'pt-BR');
		expect(brazilian).toBe('Fato: o usuário está usando o celular no ônibus, e nós estamos ainda vendo isso.');
		expect(languageProblem(brazilian, 'pt-BR')).toBeNull();
	});

	it('leaves names as they are spelled', () => {
		const line = 'She bought it at the Harbour and Rye shop in Labour Street.';
		expect(inOwnDialect(line, 'en-US')).toBe(line);
		expect(languageProblem(line, 'en-US')).toBeNull();
	});

	it('leaves what somebody said as they said it', () => {
		const line = 'The letter calls it "a programme whose colour is open", and so do they.';
		expect(inOwnDialect(line, 'en-US')).toBe(line);
		expect(languageProblem(line, 'en-US')).toBeNull();
		for (const name of [
			'"We open at nine," Harbour told her.',
			'He said "no" and Harbour Street fell quiet.',
			'It is “a colour programme" here.',
		]) {
			expect(inOwnDialect(name, 'en-US')).toBe(name);
		}
		const inches = 'A 5" colour pipe beside one of 6" by the harbour.';
		expect(inOwnDialect(inches, 'en-US')).toBe('A 5" color pipe beside one of 6" by the harbor.');
		expect(inOwnDialect('O utilizador diz: “é um facto”. É um facto?', 'pt-BR')).toBe(
			'O usuário diz: “é um facto”. É um fato?',
		);
	});

	it('says in American what is British', () => {
		expect(inOwnDialect('Colour and BEHAVIOUR matter whilst we organise.', 'en-US')).toBe(
			'Color and BEHAVIOR matter while we organize.',
		);
	});
});
