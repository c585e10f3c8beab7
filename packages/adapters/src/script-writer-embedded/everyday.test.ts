import type { Language } from '@nexus/contract';
import { presetsFor } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { planEpisode } from './plan.ts';
import { STOCK } from './stock/index.ts';
import { writePartLines } from './write-part.ts';

/** What the hosts say of a short document, line by line. */
function linesOf(
	text: string,
	filename: string,
	{ language = 'pt-BR' as Language, presetId = 'portuguese_duo', seed = 3 } = {},
): string[] {
	const preset = presetsFor(language).find(({ preset_id }) => preset_id === presetId);
	if (!preset) throw new Error(`no preset ${presetId}`);
	const shape = { language, presetId, customStyle: null, seed };
	const { outline, parts } = planEpisode({ ...shape, text, filename });
	const hosts = { A: preset.host_a, B: preset.host_b };
	return parts.flatMap((part) => writePartLines({ ...shape, hosts, outline, part, text }).map((line) => line.text));
}

describe('minutes of a meeting', () => {
	const lines = linesOf(
		[
			'ATA DA REUNIÃO DO CONDOMÍNIO JACARANDÁ\nAos vinte dias do mês de outubro de 2026, reuniram-se no salão de festas 23 condôminos.',
			'1. Pintura da fachada\nForam apresentados três orçamentos: R$ 84.000, R$ 97.500 e R$ 112.000. Após debate, venceu o segundo, porque inclui lavagem das pastilhas e garantia de cinco anos.',
			'2. Vagas de garagem\nO Sr. Nogueira (ap. 302) reclamou de motos estacionadas na vaga de visitantes. Decidiu-se pintar quatro vagas para motos junto ao portão.',
			'3. Portaria\nA proposta de portaria remota foi rejeitada por 17 votos a 6. Os moradores mais velhos disseram que se sentem mais seguros com o porteiro.',
			'4. Animais\nDona Lúcia reclamou de cães sem guia no jardim. Ficou decidido que:\n- cães andam com guia curta em todas as áreas comuns do condomínio;\n- quem não recolher a sujeira paga multa de R$ 150 na cota do mês seguinte.',
		].join('\n\n'),
		'ata.txt',
	);
	const all = lines.join('\n');

	it('have their numbered titles as sections, and what was decided in each', () => {
		expect(all).toContain('Foram apresentados três orçamentos');
		expect(all).toMatch(/após debate, venceu o segundo/i);
		expect(all).toContain('Decidiu-se pintar quatro vagas');
		expect(all).toMatch(/a proposta de portaria remota foi rejeitada por 17 votos a 6/i);
	});

	it('are called by their title, in quotation marks', () => {
		expect(all).toContain('“Ata da reunião do condomínio jacarandá”');
		expect(all).not.toMatch(/sobre ata da/i);
	});

	it('have what was decided told as a list under its title', () => {
		expect(all).not.toContain('Animais. ');
		expect(all).toMatch(/Ficou decidido o seguinte\. .*cães andam com guia curta/);
	});

	it('no sentence ends at an abbreviation in brackets', () => {
		expect(all).toContain('O Sr. Nogueira reclamou de motos');
		expect(all).not.toContain('(ap.');
	});
});

describe('questions and answers', () => {
	const lines = linesOf(
		[
			'# Bilhete Único',
			'**Quem pode pedir o bilhete?**\nQualquer pessoa com CPF e comprovante de endereço na cidade.',
			'**Por quanto tempo valem as integrações?**\nSão três integrações em até duas horas, contadas a partir da primeira catraca.',
			'**Posso usar o bilhete de outra pessoa?**\nNão. O uso por terceiros bloqueia o cartão por 60 dias.',
		].join('\n\n'),
		'faq.md',
	);

	it.each([
		[/quem pode pedir o bilhete\?$/i, /qualquer pessoa com CPF/i],
		[/por quanto tempo valem as integrações\?$/i, /são três integrações/i],
		[/posso usar o bilhete de outra pessoa\?$/i, /^(?:.*: )?não\. O uso por terceiros/i],
	])('%s is answered in the line after it', (question, answer) => {
		const at = lines.findIndex((line) => question.test(line));
		expect(lines[at]).toMatch(question);
		expect(lines[at + 1]).toMatch(answer);
	});
});

describe('an interview', () => {
	const lines = linesOf(
		[
			'Entrevista com a mestre-cervejeira Joana Prado',
			'Repórter: Como você começou a fazer cerveja?\nJoana Prado: Por acaso. Eu era química numa fábrica de tintas e ganhei um kit de presente em 2009.',
			'Repórter: O que mudou no mercado?\nJoana Prado: As pessoas perderam o medo do amargo. Por outro lado, o preço do lúpulo triplicou.',
		].join('\n\n'),
		'entrevista.txt',
	);

	it('is talked through: its questions asked and its answers given, without names read aloud before them', () => {
		expect(lines.join('\n')).not.toMatch(/Repórter|Joana Prado:/);
		const at = lines.findIndex((line) => line.endsWith('Como você começou a fazer cerveja?'));
		expect(at).toBeGreaterThan(0);
		expect(lines[at + 1]).toMatch(/por acaso\.$/i);
		expect(lines.some((line) => line.endsWith('O que mudou no mercado?'))).toBe(true);
	});
});

describe('a law', () => {
	const lines = linesOf(
		[
			'LEI Nº 4.217, DE 3 DE MARÇO DE 2026',
			'Art. 1º Fica permitida a circulação de patinetes elétricos em ciclovias, com velocidade máxima de 20 km/h.',
			'Art. 2º É proibido:\nI - transportar passageiros;\nII - circular em calçadas;\nIII - usar telefone celular durante a condução.',
			'Art. 3º As empresas devem recolher os equipamentos em até 24 horas.\nParágrafo único. O descumprimento sujeita a empresa a multa de R$ 500,00.',
			'Art. 4º Esta Lei entra em vigor em 90 dias.',
		].join('\n\n'),
		'lei.txt',
	);
	const all = lines.join('\n');

	it('has its items told as a list, whole', () => {
		expect(all).toMatch(/proibido.*transportar passageiros.*circular em calçadas.*usar telefone celular/is);
		expect(all).not.toMatch(/\bII? [-–]/);
	});

	it('has its articles told, and no label as a sentence', () => {
		expect(all).toMatch(/fica permitida a circulação/i);
		expect(all).toMatch(/entra em vigor em 90 dias/);
		expect(all).not.toMatch(/Parágrafo único/);
	});
});

describe('a report of a newspaper', () => {
	const all = linesOf(
		[
			'# Prefeitura de Ouro Claro amplia coleta seletiva para todos os bairros',
			'A Prefeitura de Ouro Claro anunciou que a coleta seletiva chegará a todos os domicílios até março de 2027.',
			'Segundo a secretária Helena Duarte, a cidade recicla apenas 4% das 210 toneladas de lixo que produz por dia.',
			'## Críticas',
			'O vereador Paulo Siqueira lembrou que a nova usina de compostagem nem sequer tem licença ambiental. "Vão recolher o orgânico e levar para onde?", perguntou.',
		].join('\n\n'),
		'noticia.md',
	).join('\n');

	it('keeps what somebody said with who said it', () => {
		expect(all).toMatch(/a cidade recicla apenas 4% das 210 toneladas/);
		expect(all).toMatch(/licença ambiental\. "Vão recolher o orgânico e levar para onde\?", perguntou\./);
	});

	it('has its headline quoted', () => {
		expect(all).toContain('“Prefeitura de Ouro Claro amplia coleta seletiva para todos os bairros”');
	});
});

describe('an essay in the first person', () => {
	const text = [
		'# Bicicletas chatas',
		'Eu tenho uma bicicleta pesada e feia. Eu vou com ela ao trabalho todos os dias da semana.',
		'Eu nunca troquei o selim nem o guidão. Mas eu já parei na subida mais de uma vez, confesso.',
		'As cidades deveriam dar uma bicicleta a cada aluno. Eu acho que isso mudaria o trânsito em poucos anos.',
		'Eu já convenci três vizinhos da minha rua. Eu ainda não convenci a minha irmã, que prefere o ônibus.',
	].join('\n\n');

	it.each(['debate_duo', 'portuguese_duo', 'entertainment_duo'])('has one frame before its words (%s)', (presetId) => {
		for (let seed = 1; seed <= 6; seed++) {
			for (const line of linesOf(text, 'ensaio.md', { presetId, seed }))
				expect(line).not.toMatch(/:\s(?:nas palavras|quem (?:escreveu|assina)|em primeira pessoa|com a palavra)/i);
		}
	});
});

describe('a report of a disaster', () => {
	const text = [
		'# Cheia no vale',
		'A cheia deixou 47 mortos no vale, segundo a Defesa Civil. Outras 800 famílias estão desabrigadas.',
		'## As vítimas',
		'As vítimas foram levadas para a escola do bairro. Os feridos estão no hospital da cidade vizinha.',
		'## A estrada',
		'A estrada segue fechada por causa do luto. O enterro coletivo será no sábado, na praça da matriz.',
	].join('\n\n');

	it.each(['entertainment_duo', 'portuguese_duo', 'debate_duo'])('has no jokes beside it (%s)', (presetId) => {
		const { reactions, leads } = STOCK['pt-BR'];
		const light = [...Object.values(reactions), ...Object.values(leads)].flatMap((pool) => [
			...(pool.entertaining ?? []),
			...(pool.friends ?? []),
			...(pool.debate ?? []),
		]);
		for (let seed = 1; seed <= 6; seed++) {
			const lines = linesOf(text, 'cheia.md', { presetId, seed });
			for (const line of lines)
				expect(
					light.filter((phrase) => line.startsWith(phrase)),
					line,
				).toEqual([]);
		}
	});
});
