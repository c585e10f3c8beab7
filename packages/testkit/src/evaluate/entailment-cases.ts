import type { Language } from '@nexus/contract';

/** What such a line does to its passages. The last four kinds are true. */
export type EntailmentKind =
	| 'wrong-winner'
	| 'swapped-figure'
	| 'swapped-people'
	| 'invented-cause'
	| 'invented-fact'
	| 'negation'
	| 'quantity'
	| 'paraphrase'
	| 'rounding'
	| 'inference'
	| 'analogy';

/** One line of a script with the passages that it names, and whether they entail it. */
export interface EntailmentCase {
	language: Language;
	kind: EntailmentKind;
	/** What the writer of the line said that it is. */
	lineKind: 'fact' | 'opinion' | 'question' | 'reaction' | 'analogy' | 'bridge';
	text: string;
	passages: readonly string[];
	entailed: boolean;
}

type Row = readonly [kind: EntailmentKind, text: string, lineKind?: EntailmentCase['lineKind']];

const TRUE_KINDS: ReadonlySet<EntailmentKind> = new Set(['paraphrase', 'rounding', 'inference', 'analogy']);

function casesOf(language: Language, passages: readonly string[], rows: readonly Row[]): EntailmentCase[] {
	return rows.map(([kind, text, lineKind = 'fact']) => ({
		language,
		kind,
		lineKind,
		text,
		passages,
		entailed: TRUE_KINDS.has(kind),
	}));
}

/** Two documents whose lines went wrong, or were mended though they were right, in episodes that were listened to. */
const BIDS = casesOf(
	'pt-BR',
	[
		'Empresa: Eletro Sul; Valor: R$ 131.900,00; Garantia: 5 anos; Prazo: 45 dias',
		'Empresa: Luz Norte; Valor: R$ 127.250,00; Garantia: 3 anos; Prazo: 60 dias',
		'Empresa: Volt Engenharia; Valor: R$ 149.000,00; Garantia: 2 anos; Prazo: 30 dias',
		'Deliberação: por 4 votos a 1, foi contratada a Luz Norte, pelo menor preço. O conselheiro Amaral votou contra, por causa da garantia mais curta.',
	],
	[
		['wrong-winner', 'A Eletro Sul venceu com garantia de 5 anos.'],
		['paraphrase', 'Ficou com a Luz Norte, por 127.250 reais.'],
		['paraphrase', 'Primeiro, o preço: foi ele que decidiu.', 'bridge'],
		['rounding', 'Quase 130 mil reais pela proposta da Luz Norte, exatos 127.250.'],
		['inference', 'Entre a Eletro Sul e a Luz Norte, a diferença de preço não chegava a 5 mil reais.'],
		['inference', 'Quem perdeu oferecia mais garantia: a Eletro Sul dava 5 anos, contra 3 da Luz Norte.'],
		['swapped-figure', 'A Luz Norte entrega em 45 dias.'],
		['swapped-figure', 'A proposta vencedora custou 131.900 reais.'],
		['swapped-people', 'O conselheiro Amaral defendeu a contratação da Luz Norte.'],
		['negation', 'A decisão foi unânime.'],
		['invented-cause', 'Escolheram a Luz Norte porque já tinha trabalhado no condomínio.'],
		['quantity', 'Todas as propostas passavam de 130 mil reais.'],
		['analogy', 'É como escolher o guarda-chuva mais barato e torcer para não ventar.', 'analogy'],
	],
);

const TURTLES = casesOf(
	'pt-BR',
	[
		'Em três anos, a taxa de nascimento subiu de 41% para 78%; foram contados 1.284 ninhos em oito quilômetros de areia.',
		'Trinta e seis voluntários caminham das 19h30 às 23h. Só em dois casos o ninho foi levado para outro lugar: perto do quiosque e na boca do rio.',
		'A bióloga Rita Moura coordena o trabalho; o pescador Dito ensinou ao grupo onde as fêmeas sobem. A prefeitura trocou as lâmpadas da orla em 2022.',
		'Os pesquisadores sugerem que a luz mais fraca pode ter ajudado, mas não mediram isso.',
	],
	[
		['paraphrase', 'De cada cem ovos, antes nasciam quarenta e um; agora, setenta e oito.'],
		['inference', 'Em três anos, a taxa de nascimento quase dobrou.'],
		['inference', 'Quase todos os ninhos ficaram onde a tartaruga os fez: só dois foram mudados de lugar.'],
		['paraphrase', 'Quem mostrou onde elas sobem foi um pescador, o Dito.'],
		['paraphrase', 'Pode ser que a luz tenha ajudado, mas isso ninguém mediu.', 'opinion'],
		['rounding', 'Mais de mil e duzentos ninhos em oito quilômetros de praia.'],
		['analogy', 'É como uma maternidade em que alguém resolveu apagar a luz do corredor.', 'analogy'],
		['swapped-figure', 'Foram 1.284 voluntários em oito quilômetros de areia.'],
		['swapped-figure', 'A taxa caiu de 78% para 41%.'],
		['swapped-people', 'Quem coordena o trabalho é o pescador Dito.'],
		['invented-cause', 'A taxa subiu porque a prefeitura trocou as lâmpadas.'],
		['negation', 'Nenhum ninho precisou ser levado para outro lugar.'],
		['quantity', 'A maioria dos ninhos foi levada para outro lugar.'],
		['invented-fact', 'Os voluntários recebem uma bolsa da universidade para caminhar.'],
		['quantity', 'Os pesquisadores provaram que a luz mais fraca ajudou.'],
	],
);

const LEASE = casesOf(
	'pt-BR',
	[
		'Art. 7º O locatário pode devolver o imóvel a qualquer tempo, com aviso de 30 dias, pagando a multa proporcional ao tempo que faltar.',
		'Art. 8º Fica dispensado da multa o locatário transferido de cidade pelo empregador, desde que avise com 30 dias de antecedência.',
		'Art. 9º O locador não pode pedir o imóvel antes do fim do prazo, salvo para reparos urgentes determinados pelo poder público.',
	],
	[
		['paraphrase', 'Dá para sair antes do fim, avisando um mês antes e pagando a multa pelo tempo que falta.'],
		['paraphrase', 'Quem foi transferido pela empresa não paga multa, se avisar 30 dias antes.'],
		['inference', 'Quanto mais perto do fim do contrato, menor a multa de quem sai.'],
		['inference', 'E se a obra urgente for ordem da prefeitura? Aí o dono pode pedir o imóvel.'],
		['swapped-people', 'O locador pode pedir o imóvel a qualquer tempo, com aviso de 30 dias.'],
		['negation', 'O dono nunca pode pedir o imóvel antes do prazo, em caso nenhum.'],
		['quantity', 'Quem for transferido de cidade não paga multa, avise ou não avise.'],
		['invented-cause', 'A multa existe para cobrir a pintura do imóvel.'],
		['analogy', 'Funciona como sair da festa antes da conta: você paga a sua parte e vai.', 'analogy'],
	],
);

const TRIAL = casesOf(
	'en-US',
	[
		'Of 412 adults, 206 received the new inhaler and 206 the standard one. After 24 weeks, 9% of the first group and 17% of the second had been hospitalized.',
		'Dr. Osei designed the trial; Dr. Lindqvist, who had no part in it, wrote the accompanying commentary and called the result "promising but early."',
		'Side effects were mild in both groups. The trial was not designed to measure mortality. Patients over 75 were excluded.',
		'Funding came from the national health service. The manufacturer supplied the inhalers free of charge.',
	],
	[
		['paraphrase', 'With the new inhaler, 9 out of a hundred ended up in the hospital. With the old one, 17.'],
		['inference', 'Roughly half as many people on the new inhaler were hospitalized.'],
		['inference', "So it can't tell us whether the new inhaler saves lives. It wasn't built to."],
		['paraphrase', 'An outside doctor, Lindqvist, calls it promising, but early.', 'opinion'],
		['rounding', 'About four hundred adults, split right down the middle.'],
		['inference', "If you're eighty, nobody like you was in it."],
		['analogy', 'Think of it as swapping the smoke alarm, not the wiring.', 'analogy'],
		['swapped-figure', 'On the new inhaler, 17 percent were hospitalized.'],
		['swapped-figure', 'In all, 206 adults took part.'],
		['swapped-people', 'Dr. Lindqvist, who designed the trial, calls it promising.'],
		['wrong-winner', 'The standard inhaler kept more people out of the hospital.'],
		['invented-cause', 'Patients over 75 were left out because of the side effects.'],
		['negation', 'The manufacturer had nothing to do with it, not even with the inhalers.'],
		['quantity', 'There were no side effects at all.'],
		['invented-fact', 'The new inhaler is already on the market, at about forty dollars.'],
	],
);

const RELEASE = casesOf(
	'en-US',
	[
		'Version 4.2.0 (March 3): the importer reads files up to 2 GB, up from 500 MB. The old XML format is deprecated and will be removed in 5.0.',
		'Version 4.2.1 (March 9): fixes a crash on start-up under Windows, reported by two users. macOS and Linux were not affected.',
		'Known issue: on slow disks, the first import may take several minutes. Maya Chen maintains the importer; Ravi Patel maintains the Windows build.',
	],
	[
		['paraphrase', 'You can bring in files up to 2 gigabytes now. It used to stop at 500 megabytes.'],
		['inference', 'The limit is four times what it was.'],
		['inference', 'XML still works for the time being, but not in 5.0.'],
		['paraphrase', 'Six days later came a fix: on Windows, it crashed on start-up.'],
		['analogy', "It's the moving company calling back with a bigger truck.", 'analogy'],
		['paraphrase', 'And who keeps the importer going? Maya Chen.'],
		['swapped-figure', 'The fix for Windows came out on March 3.'],
		['swapped-people', 'Ravi Patel maintains the importer.'],
		['negation', 'Linux users had the crash as well.'],
		['quantity', 'Every import takes several minutes.'],
		['negation', 'The old XML format is gone as of 4.2.0.'],
		['invented-cause', 'It crashed because of the new 2 GB limit.'],
		['quantity', 'Thousands of users reported the crash.'],
	],
);

/** Lines with their passages and the verdict of somebody who read both: the test set of any check of scripts. */
export const ENTAILMENT_CASES: readonly EntailmentCase[] = [...BIDS, ...TURTLES, ...LEASE, ...TRIAL, ...RELEASE];
