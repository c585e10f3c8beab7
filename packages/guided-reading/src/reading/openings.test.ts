import { describe, expect, it } from 'vitest';
import { leansOnPrevious } from './openings.ts';

describe('a sentence that leans on the one before', () => {
	it.each([
		['O atraso foi criticado.', 'pt-BR'],
		['O processo leva uns 15 minutos.', 'pt-BR'],
		['Seu pai era relojoeiro.', 'pt-BR'],
		['Cada um recebe duas cópias.', 'pt-BR'],
		['Em 1936, durante o governo de Vargas, foi denunciada por uma enfermeira.', 'pt-BR'],
		['"Todo ano é a mesma conversa", criticou.', 'pt-BR'],
		['"O prazo é curto demais", alertou ela.', 'pt-BR'],
		['"You notice it only when it\'s missing," she warned.', 'en-US'],
	] as const)('is "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(true);
	});

	it.each([
		['Seu Anselmo consertava relógios.', 'pt-BR'],
		['Quem trabalha em casa deve ativar a localização.', 'pt-BR'],
		['Cada um dos moradores recebe duas cópias.', 'pt-BR'],
		['Ainda não há data para a obra.', 'pt-BR'],
		['Outras 14 pessoas ficaram feridas.', 'pt-BR'],
		['Lá fora chovia.', 'pt-BR'],
		['Fica eleito o foro da Comarca de Belém.', 'pt-BR'],
		['É obrigatório o uso de touca.', 'pt-BR'],
		['Pode entrar quem tem convite.', 'pt-BR'],
		['O atraso no pagamento acarretará multa.', 'pt-BR'],
		['Este estudo investigou o sono.', 'pt-BR'],
		['Neste tutorial, você vai publicar um site.', 'pt-BR'],
		['"A água subiu", disse a moradora Ana.', 'pt-BR'],
		['The problem with light bikes is the price.', 'en-US'],
		['In this tutorial you publish a site.', 'en-US'],
	] as const)('is not "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(false);
	});
});
