import { describe, expect, it } from 'vitest';
import { isFirstPerson } from './first-person.ts';

describe("the author's voice", () => {
	it.each([
		['Nós medimos a temperatura.', 'pt-BR'],
		['Acompanhamos 112 enfermeiros durante 14 dias.', 'pt-BR'],
		['Concluímos que a ponte resiste.', 'pt-BR'],
		['Estávamos em casa quando a água subiu.', 'pt-BR'],
		['Se fizéssemos a obra agora, custaria menos.', 'pt-BR'],
		['Minha mãe nasceu na vila.', 'pt-BR'],
		['Usamos dados do censo.', 'pt-BR'],
		['A presidente encerrou a reunião, e eu, Ivone Sá, lavrei esta ata.', 'pt-BR'],
		['We measured the heat.', 'en-US'],
		['My bicycle weighs forty-one pounds.', 'en-US'],
		['"A good bike is like a good umbrella," a shopkeeper told me.', 'en-US'],
	] as const)('is "%s"', (text, language) => {
		expect(isFirstPerson(text, language)).toBe(true);
	});

	it.each([
		['A equipe mediu a temperatura.', 'pt-BR'],
		['A população envelheceu depressa nos últimos vinte anos.', 'pt-BR'],
		['Os níveis máximos e os salários mínimos subiram nos próximos meses.', 'pt-BR'],
		['Os ramos e os extremos da árvore secaram.', 'pt-BR'],
		['A Sra. Benedita Ramos pediu recibos.', 'pt-BR'],
		['"Eu nasci aqui. Minha mãe também", disse ela.', 'pt-BR'],
		['A troca é feita na área “Minha conta”.', 'pt-BR'],
		['A troca é feita na área Minha conta.', 'pt-BR'],
		['O programa Minha Casa Minha Vida atende 2 milhões.', 'pt-BR'],
		['Nossa Senhora de Fátima é uma comunidade ribeirinha.', 'pt-BR'],
		['Por isso enxergamos as plantas verdes.', 'pt-BR'],
		['O ar que respiramos vem das algas.', 'pt-BR'],
		['A Lua gira em torno do nosso planeta.', 'pt-BR'],
		['Os nós da rede trocam mensagens.', 'pt-BR'],
		['"I saw it," he said.', 'en-US'],
		['World War I began in 1914.', 'en-US'],
		['The air that we breathe is mostly nitrogen.', 'en-US'],
		['The Moon orbits our planet.', 'en-US'],
	] as const)('is not "%s"', (text, language) => {
		expect(isFirstPerson(text, language)).toBe(false);
	});
});
