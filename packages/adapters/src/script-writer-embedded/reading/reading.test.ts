import { mapDocument } from '@nexus/core/documents';
import { describe, expect, it } from 'vitest';
import { continued, continuedTitle } from './casing.ts';
import { bareSubject, isStatement, statementsOf } from './clause.ts';
import { spokenTurn } from './dialogue.ts';
import { findRepeats } from './find-repeats.ts';
import { lexRank } from './lexrank.ts';
import { nounPhrases } from './noun-phrases.ts';
import { leansOnPrevious, promises, withoutConnective } from './openings.ts';
import { readPart } from './read-part.ts';
import { isNumeric, opposes, sentenceKind } from './sentence-kind.ts';
import { simplify } from './simplify.ts';
import { isSpeakable } from './speakable.ts';
import { hasVerb } from './verbs.ts';
import { contentStems, countWords } from './words.ts';

describe('a sentence made sayable', () => {
	it('loses its asides, keeps the introduction of an acronym', () => {
		expect(simplify('A Organização Mundial da Saúde (OMS) recomenda (desde 2010) exercícios [3].', 'pt-BR')).toEqual([
			'A Organização Mundial da Saúde, OMS, recomenda exercícios.',
		]);
	});

	it('keeps figures, dates and abbreviations as written', () => {
		const text = 'O Dr. Lima pagou R$ 1.234,56 em 12/03/2026, ou 25% do total.';
		expect(simplify(text, 'pt-BR')).toEqual([text]);
	});

	it('is split before "mas" and at semicolons when it is long', () => {
		const parts = simplify(
			'A cidade construiu doze novas estações de tratamento nos bairros mais altos da serra, mas os moradores continuam sem água nos meses de seca; a prefeitura promete obras para o ano seguinte.',
			'pt-BR',
		);
		expect(parts).toHaveLength(2);
		for (const part of parts) {
			expect(countWords(part)).toBeLessThanOrEqual(25);
			expect(part).toMatch(/^\p{Lu}.*\.$/u);
		}
	});

	it('is left whole when a border would tear a list or a quotation', () => {
		const list =
			'The recipe calls for flour, sugar, butter, eggs, vanilla, salt, milk, cinnamon, nutmeg, lemon peel, a little patience, and apples from the orchard behind the old stone house.';
		expect(simplify(list, 'en-US')).toEqual([list]);
	});
});

describe('a sentence that leans on the one before', () => {
	it.each([
		['Isso explica o atraso.', 'pt-BR'],
		['Ele nasceu em Recife.', 'pt-BR'],
		['Por isso, a ponte caiu.', 'pt-BR'],
		['Começou em 1990 com dois alunos.', 'pt-BR'],
		['No último semestre, foram 2.117.', 'pt-BR'],
		['Com o tempo, essa ideia venceu.', 'pt-BR'],
		['It took ten years.', 'en-US'],
		['These towers fell.', 'en-US'],
		['As a result, prices rose.', 'en-US'],
		['In time, they left.', 'en-US'],
	] as const)('is "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(true);
	});

	it.each([
		['A ponte caiu em 1990.', 'pt-BR'],
		['É importante beber água.', 'pt-BR'],
		['No entanto, a coleta custa caro.', 'pt-BR'],
		['Este capítulo trata de pontes.', 'pt-BR'],
		['The bridge fell in 1990.', 'en-US'],
		['However, the bridge held.', 'en-US'],
	] as const)('is not "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(false);
	});

	it('stands by itself without its connective', () => {
		expect(withoutConnective('No entanto, a coleta custa caro.', 'pt-BR')).toBe('A coleta custa caro.');
		expect(withoutConnective('O custo, porém, subiu.', 'pt-BR')).toBe('O custo subiu.');
		expect(withoutConnective('However, the bridge held.', 'en-US')).toBe('The bridge held.');
	});
});

describe('what a sentence does', () => {
	it.each([
		['A fotossíntese é o processo que transforma luz em energia.', 'pt-BR', 'definition'],
		['A ponte caiu porque o rio subiu.', 'pt-BR', 'cause'],
		['Mas a obra continua parada.', 'pt-BR', 'contrast'],
		['A tarifa subiu 25% no período.', 'pt-BR', 'number'],
		['A escola foi fundada em 1934.', 'pt-BR', 'date'],
		['A obra começa em 4 de maio.', 'pt-BR', 'date'],
		['Em 1936, durante o governo Vargas, foi denunciada.', 'pt-BR', 'date'],
		['O rio baixou como nunca nos anos de medição.', 'pt-BR', 'general'],
		['A síndica apresentou as contas de 2025.', 'pt-BR', 'general'],
		['A reunião foi encerrada às 21h15.', 'pt-BR', 'general'],
		['Os moradores devem ferver a água.', 'pt-BR', 'advice'],
		['O ouro pesa mais do que a prata.', 'pt-BR', 'comparison'],
		['Photosynthesis is the process that turns light into energy.', 'en-US', 'definition'],
		['The bridge fell because the river rose.', 'en-US', 'cause'],
		['For example, a lamp can burn all night.', 'en-US', 'example'],
		['The town lost 4 million dollars.', 'en-US', 'number'],
		['The system goes live on 3 June.', 'en-US', 'date'],
		['The meeting ended at 21:15.', 'en-US', 'general'],
		['The birds sing at dawn.', 'en-US', 'general'],
		['Contas gratuitas não publicam a partir de repositórios privados.', 'pt-BR', 'general'],
		['As despesas de água e de luz correm por conta do LOCATÁRIO.', 'pt-BR', 'general'],
		['Pedimos que ninguém ponha o lixo na calçada antes disso por causa dos cachorros.', 'pt-BR', 'general'],
		['As balsas precisam descarregar em Itacoatiara.', 'pt-BR', 'general'],
		['Você precisa ferver a água.', 'pt-BR', 'advice'],
		['É preciso ferver a água.', 'pt-BR', 'advice'],
		['O atraso se deve à greve.', 'pt-BR', 'general'],
		['Enquanto isso, as aulas continuam no pátio.', 'pt-BR', 'general'],
		['Nise morreu no Rio de Janeiro, de pneumonia.', 'pt-BR', 'general'],
		['Em Tabatinga, o galão de água sumiu das prateleiras.', 'pt-BR', 'place'],
		['A troca pode ser feita até o dia 10.', 'pt-BR', 'general'],
		['Você pode pedir em grãos ou moído.', 'pt-BR', 'general'],
		['O fenômeno pode voltar no verão.', 'pt-BR', 'hedge'],
		['"Não é um evento isolado", explicou.', 'pt-BR', 'general'],
		['Chamar a floresta de pulmão do mundo é um erro.', 'pt-BR', 'general'],
		['O processo leva tempo e não custa nada.', 'pt-BR', 'general'],
		['Segundo o climatologista Renato Senna, os ventos mudaram.', 'pt-BR', 'general'],
		['By morning nothing was left but a few iron bars.', 'en-US', 'general'],
		['In May, the harbor closes.', 'en-US', 'general'],
		['The tower may fall again.', 'en-US', 'hedge'],
		['You may bring one guest.', 'en-US', 'general'],
		['The editor works with three readers of screens.', 'en-US', 'general'],
	] as const)('"%s"', (text, language, kind) => {
		expect(sentenceKind(text, language)).toBe(kind);
	});
});

describe('quantities', () => {
	it.each([
		['O fogo destruiu 66 mil hectares do parque.', 'pt-BR'],
		['Eram 3 monitores para 62 crianças.', 'pt-BR'],
		['A galeria guarda 12.904 obras.', 'pt-BR'],
		['There were 31 hot nights one year and 19 the next.', 'en-US'],
		['It opens in 0.8 s, down from 2.3 s.', 'en-US'],
	] as const)('are in "%s"', (text, language) => {
		expect(isNumeric(text, language)).toBe(true);
	});

	it.each([
		['A luz quebra a água, H2O, e libera oxigênio, O2.', 'pt-BR'],
		['Alto Paraíso fica perto da GO-118 e da BR-020.', 'pt-BR'],
		['Ligue para (35) 99876-5432 ou para o ramal 2140.', 'pt-BR'],
		['O treino será nos dias 18, 20 e 25, na sala 3B.', 'pt-BR'],
		['O apartamento nº 1.203 fica na Av. Nazaré, 840.', 'pt-BR'],
		['Os nossos ficam entre 84 e 90.', 'pt-BR'],
		['Version 4.2 replaces 4.1.17 on the M1 and the M2.', 'en-US'],
		['See chapter 3, page 12.', 'en-US'],
	] as const)('are not in "%s"', (text, language) => {
		expect(isNumeric(text, language)).toBe(false);
	});
});

describe('a sentence that opposes', () => {
	it('says so where it opens', () => {
		expect(opposes('Mas a obra continua parada.', 'pt-BR')).toBe(true);
		expect(opposes('O custo, porém, subiu.', 'pt-BR')).toBe(true);
		expect(opposes('A massa leva polvilho, leite, ovos e queijo, mas dobra de tamanho.', 'pt-BR')).toBe(false);
		expect(opposes('Apesar da chuva, a obra acabou.', 'pt-BR')).toBe(false);
		expect(opposes('However, the bridge held.', 'en-US')).toBe(true);
	});
});

describe('things to ask about', () => {
	const named = (text: string, language: 'pt-BR' | 'en-US') => nounPhrases(text, language).map((thing) => thing.text);

	it('come with their article, freed from its preposition', () => {
		expect(named('O preço da coleta seletiva caiu nas cidades pequenas.', 'pt-BR')).toEqual([
			'o preço da coleta seletiva',
			'as cidades',
		]);
	});

	it('are not verbs behind a pronoun, moments or roman numerals', () => {
		expect(named('As árvores a devolvem ao ar, e na manhã do século XX tudo mudou.', 'pt-BR')).not.toContain(
			'a devolvem',
		);
		expect(named('Tudo mudou na manhã de ontem.', 'pt-BR')).toEqual([]);
		expect(named('No século XX, a cidade cresceu.', 'pt-BR')).not.toContain('XX');
	});

	it('keep names whole', () => {
		expect(named('Quem descobriu foi Marie Curie, em Paris.', 'pt-BR')).toContain('Marie Curie');
		expect(named('It was a new Lighthouse Board that decided.', 'en-US')).toContain('the Lighthouse Board');
	});

	it('end where a closing word does in English', () => {
		expect(named('The water cycle is driven by the sun.', 'en-US')).toEqual(['the water cycle', 'the sun']);
		expect(named('The flame burned clean in the dark.', 'en-US')).not.toContain('the flame burned clean');
	});
});

describe('LexRank', () => {
	it('ranks the sentence that shares most with the others first, and the stranger last', () => {
		const stems = [
			'a ponte sobre o rio caiu na cheia',
			'a ponte caiu',
			'o rio subiu na cheia',
			'gatos dormem bastante',
		].map((text) => contentStems(text, 'pt-BR'));
		const scores = lexRank(stems);
		expect(Math.max(...scores)).toBe(scores[0]);
		expect(Math.min(...scores)).toBe(scores[3]);
	});
});

describe('passages that come back', () => {
	it('are found in the later part only', () => {
		const first = 'A ponte velha caiu na cheia de 1911. O resto da história é outro.\n';
		const text = `${first}Uma novidade sem igual começa aqui. A ponte velha caiu na cheia de 1911.\n`;
		const part = (index: number, start: number, end: number) => ({ index, start, end, sections: [] });
		const repeats = findRepeats(text, [part(0, 0, first.length), part(1, first.length, text.length)]);
		expect(repeats[0]).toEqual([]);
		expect(repeats[1]?.map((span) => text.slice(span.start, span.end).trim())).toEqual([
			'A ponte velha caiu na cheia de 1911.',
		]);
	});
});

describe('what can be read aloud', () => {
	it('is not addresses, code or bare figures', () => {
		for (const text of ['Veja https://exemplo.org.', 'npm_config = {}', '1.234 5.678 9', 'render() falhou'])
			expect(isSpeakable(text), text).toBe(false);
		for (const text of ['Custa R$ 1.234,56 por mês.', 'Das 8h às 18h.', 'AT&T grew.'])
			expect(isSpeakable(text), text).toBe(true);
	});

	it('goes on in lower case only where that is safe', () => {
		expect(continued('A ponte caiu.', 'pt-BR', '')).toBe('a ponte caiu.');
		expect(continued('Recife cresceu.', 'pt-BR', 'Recife cresceu.')).toBe('Recife cresceu.');
		expect(continued('NASA grew.', 'en-US', 'nasa')).toBe('NASA grew.');
		expect(continued('Pontes caem.', 'pt-BR', 'As pontes da cidade')).toBe('pontes caem.');
	});

	it('titles that hold another capital keep theirs', () => {
		const known = 'o centro da cidade, um museu e a prisão';
		expect(continuedTitle('Centro Psiquiátrico Nacional', 'pt-BR', known)).toBe('Centro Psiquiátrico Nacional');
		expect(continuedTitle('Museu de Imagens', 'pt-BR', known)).toBe('Museu de Imagens');
		expect(continuedTitle('Prisão preventiva', 'pt-BR', known)).toBe('prisão preventiva');
	});
});

describe('a statement', () => {
	it('is told with less, as long as it stays as true', () => {
		expect(
			statementsOf('O polvilho azedo cresce mais que o doce por causa de dois cuidados antigos.', 'pt-BR'),
		).toEqual([
			'O polvilho azedo cresce mais que o doce por causa de dois cuidados antigos',
			'O polvilho azedo cresce mais que o doce',
		]);
		expect(statementsOf('No ciclo de Calvin, que ocorre no estroma, o CO2 é transformado.', 'pt-BR')).toContain(
			'No ciclo de Calvin, o CO2 é transformado',
		);
		expect(statementsOf('The Pharos, built around 280 B.C., stood at least 330 feet tall.', 'en-US')).toContain(
			'The Pharos stood at least 330 feet tall',
		);
		expect(statementsOf('Alguns artistas do museu, como Fernando Diniz, ganharam prêmios.', 'pt-BR')).toEqual([
			'Alguns artistas do museu, como Fernando Diniz, ganharam prêmios',
			'Alguns artistas do museu ganharam prêmios',
		]);
	});

	it.each([
		['Os preços caem quando a safra é boa.', 'pt-BR'],
		['Se o inquilino devolver o imóvel, pagará multa, que é de três aluguéis.', 'pt-BR'],
		['As despesas de condomínio, IPTU, água e luz correm por conta do inquilino.', 'pt-BR'],
		['Prices fall when the harvest is good.', 'en-US'],
	] as const)('loses nothing that it needs: %s', (text, language) => {
		expect(statementsOf(text, language)).toEqual([text.slice(0, -1)]);
	});

	it('is told from a topic by its verb', () => {
		expect(isStatement('A população de Vila Serena está envelhecendo', 'pt-BR')).toBe(true);
		expect(isStatement('Prefeitura amplia coleta, que era de quatro bairros', 'pt-BR')).toBe(false);
		expect(isStatement('A clorofila', 'pt-BR')).toBe(false);
		expect(isStatement('The city is growing', 'en-US')).toBe(true);
		expect(isStatement('The Cult of Lightness', 'en-US')).toBe(false);
	});

	it('whose subject is one word may be about anything', () => {
		expect(bareSubject('O valor será pago em quatro parcelas', 'pt-BR')).toBe('valor');
		expect(bareSubject('O valor da obra será pago em quatro parcelas', 'pt-BR')).toBeNull();
		expect(bareSubject('The lanes did that', 'en-US')).toBe('lanes');
	});

	it('has a verb', () => {
		expect(hasVerb('Em grãos, até 60 dias depois da torra', 'pt-BR')).toBe(false);
		expect(hasVerb('Os gastos com saúde dobraram', 'pt-BR')).toBe(true);
	});
});

describe('direct speech', () => {
	const turn = (source: string) =>
		spokenTurn({ kind: 'paragraph', start: 0, end: source.length, sentences: [] }, source)?.text;

	it('is set in quotation marks, its words and their order kept', () => {
		expect(turn('— Sabe — admitiu Otaviano.')).toBe('“Sabe”, admitiu Otaviano.');
		expect(turn('— Por quê? — perguntou Anselmo, sem tirar a lupa. — O povo sabe?')).toBe(
			'“Por quê?”, perguntou Anselmo, sem tirar a lupa. “O povo sabe?”',
		);
		expect(turn('— E chega atrasado?')).toBe('“E chega atrasado?”');
		expect(turn('O prefeito — dizem — não gostou.')).toBeUndefined();
	});

	it('in a row is one unit, told turn by turn', () => {
		const text =
			'# A torre\n\nO padre chamou o relojoeiro.\n\n— Consegue? — perguntou o padre.\n\n— Consigo — disse Anselmo.\n';
		const [section] = readPart(text, 0, mapDocument(text).sections, 'pt-BR');
		expect(section?.units.map(({ form }) => form)).toEqual(['sentence', 'dialogue']);
		expect(section?.units[1]?.items?.map((item) => text.slice(item.start, item.end))).toEqual([
			'— Consegue? — perguntou o padre.',
			'— Consigo — disse Anselmo.',
		]);
	});
});

describe('labels', () => {
	const unitsOf = (text: string, language: 'pt-BR' | 'en-US' = 'pt-BR') =>
		readPart(text, 0, mapDocument(text).sections, language).flatMap(({ units }) => units);

	it('of a law are told apart from its words', () => {
		const [first, second] = unitsOf(
			'# Decreto\n\nArt. 5º A Secretaria terá 45 dias para responder.\n\nArt. 10.\nÉ proibido criar animais na horta.\n',
		);
		expect(first).toMatchObject({ article: '5º', sentences: ['A Secretaria terá 45 dias para responder.'] });
		expect(second).toMatchObject({ article: '10', sentences: ['É proibido criar animais na horta.'] });
	});

	it('make a list of paragraphs', () => {
		const [list] = unitsOf(
			'# Pedido\n\nO pedido terá os seguintes documentos:\n\nI - lista dos participantes;\n\nII - desenho da horta.\n',
		);
		expect(list).toMatchObject({ form: 'list', attribution: ':' });
		expect(list?.items?.map(({ text }) => text)).toEqual(['lista dos participantes.', 'desenho da horta.']);
	});

	it('and signatures are not told', () => {
		const units = unitsOf(
			'# Decreto\n\nEste decreto vale hoje.\n\nSerra Clara, 4 de agosto de 2025.\n\nCecília Dias\nPrefeita\n',
		);
		expect(units.map(({ sentences }) => sentences.join(' '))).toEqual(['Este decreto vale hoje.']);
	});

	it('a list within a list belongs to the item above it', () => {
		const [list] = unitsOf(
			'# Preços\n\nOs preços da vaga mudam com a rua:\n\n- Ruas vazias:\n  - preço de R$ 1,50;\n  - até quatro horas.\n- Ruas cheias: R$ 6,00.\n',
		);
		expect(list?.items?.map(({ text }) => text)).toEqual([
			'Ruas vazias: preço de R$ 1,50; até quatro horas.',
			'Ruas cheias: R$ 6,00.',
		]);
	});

	it('a footnote follows the sentence that its mark stands in', () => {
		const text =
			'# Velocidade\n\nUm carro precisa de 45 metros para parar.[^1] O limite caiu em fevereiro.\n\n[^1]: As distâncias valem em pista seca.\n';
		const units = unitsOf(text);
		expect(units.map(({ footnote }) => footnote)).toEqual([false, true, false]);
		expect(text.slice(units[1]?.span.start, units[1]?.span.end)).toContain('pista seca');
	});
});

describe('a sentence', () => {
	it('that points back leans on the one before', () => {
		expect(leansOnPrevious('A medida foi a mais contestada do plano.', 'pt-BR')).toBe(true);
		expect(leansOnPrevious('A medida da ponte foi a mais contestada.', 'pt-BR')).toBe(false);
		expect(leansOnPrevious('Without it, the backup is noise.', 'en-US')).toBe(true);
		expect(leansOnPrevious('The story is told as a lesson about pride.', 'en-US')).toBe(true);
	});

	it('that promises more is not told without it', () => {
		expect(promises('O polvilho azedo cresce mais por causa de dois cuidados antigos.', 'pt-BR')).toBe(true);
		expect(promises('A cheia durou três dias.', 'pt-BR')).toBe(false);
		expect(promises('We asked a simple question.', 'en-US')).toBe(true);
		expect(promises('It was lit after two years.', 'en-US')).toBe(false);
	});

	it('that says "more than" of a number compares nothing', () => {
		expect(sentenceKind('The tower stood for more than 120 years.', 'en-US')).not.toBe('comparison');
		expect(sentenceKind('The lamp was brighter than any mirror.', 'en-US')).toBe('comparison');
	});
});
