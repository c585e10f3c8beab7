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

it.each([
	{
		language: 'pt-BR' as const,
		text: `A voz do rio\n\nDalva Monteiro lê recados no rádio há 31 anos, e fala aqui do ofício.\n\nE o erro?\nFoi em 17 de junho de 2003. ${'Veio o recado de que o Raimundo tinha morrido, e o papel não dizia qual dos dois. Eu li sem perguntar a ninguém da casa. '.repeat(9)}Ela ficou meses sem falar comigo.\n\nA rádio saiu da onda média em 2022. O que mudou?\nNa onda média a gente chegava a 280 quilômetros à noite. Na FM, chega a 70.\n\nQuem vai ficar no seu lugar?\nTreinei uma moça, a Jamile, de 22 anos.\n`,
		question: 'A rádio saiu da onda média em 2022. O que mudou?',
		answers: ['Foi em 17', 'Ela ficou meses', 'Na onda média', 'Treinei uma moça'],
	},
	{
		language: 'en-US' as const,
		text: `The voice of the river\n\nDalva Monteiro has read messages on the radio for 31 years.\n\n**And the mistake?**\nIt was on June 17, 2003. ${'A message came that Raymond had died, and the paper did not say which of the two it was. I read it without asking anybody. '.repeat(9)}She did not speak to me for months.\n\n**The station left medium wave in 2022. What changed?**\nOn medium wave we reached 280 kilometers at night. On FM we reach 70.\n\n**Who will take your place?**\nI trained a girl, Jamile, who is 22.\n`,
		question: 'The station left medium wave in 2022. What changed?',
		answers: ['It was on June', 'She did not speak', 'On medium wave', 'I trained a girl'],
	},
])('who asks in an interview without names never answers: $language', ({ language, text, question, answers }) => {
	const { lines } = read(text, { filename: 'radio.txt', language });
	const asker = lines.find((line) => line.text === question)?.speaker;
	expect(asker).toBeDefined();
	for (const words of answers) {
		const said = lines.find((line) => line.text.includes(words));
		expect(said?.speaker).toBe(asker === 'A' ? 'B' : 'A');
	}
	const asked = lines.filter(({ role }) => role === 'question');
	expect(asked.every(({ speaker }) => speaker === asker)).toBe(true);
});

it.each([
	{ language: 'en-US' as const, asked: 'Q: ', answered: 'A: ' },
	{ language: 'en-US' as const, asked: '**Q.** ', answered: '**A.** ' },
	{ language: 'pt-BR' as const, asked: 'P: ', answered: 'R: ' },
	{ language: 'pt-BR' as const, asked: '**Pergunta:** ', answered: '**Resposta:** ' },
])('one host says what stands behind $asked, the other all behind $answered', ({ language, asked, answered }) => {
	const long = 'The tube takes the hit, arcs over and keeps going, and nobody in the town below hears a thing of it. ';
	const turns = [
		['Let us start with the sound. It is humming.', "It's the transformer, and it is talking. 53 hours it ran."],
		['You disagree.', long.repeat(8)],
		['Where do you get the tubes?', 'Nobody has made them since 1988.'],
		['So there is an end date.', '2029, in the summer. The owners do not know.'],
	] as const;
	const text = turns.map(([question, answer]) => `${asked}${question}\n${answered}${answer}\n`).join('\n');
	const { lines, all } = read(`# The last tube\n\nCurtis Bell has kept a station on the air.\n\n${text}`, { language });
	const speakersOf = (words: string) => lines.filter((line) => line.text.includes(words)).map(({ speaker }) => speaker);
	const [asker] = speakersOf('It is humming.');
	const other = asker === 'A' ? 'B' : 'A';
	for (const [question, answer] of turns) {
		expect(lines.find((line) => line.text === question)?.speaker).toBe(asker);
		expect([...new Set(speakersOf(answer.slice(0, 24)))]).toEqual([other]);
	}
	expect(all).not.toMatch(/[*]|(?:[QAPR]|Pergunta|Resposta)[.:]\s/);
});

it('what people of a story ask is no interview', () => {
	const story = `The Clock

The clock had come with the shop, like the smell of oil. Nobody had wound it since the winter, and when Vera opened its case on the first morning she found a key, two pencils and a train ticket from 1961.

"I know this one," said the man who had come about the gas.

"You have wound it before?"

"Every Sunday for twenty years. Mr Quill paid me in marmalade, and once in a coat that was too big for both of us." He looked at the hands, which stood at ten past four, as if they had been rude to him.

Vera said that she could not wind it herself, because the key turned the wrong way and the spring made a noise like a dog.

"What did he want it wound for?"

"He said that his brother would ring from Cardiff at noon on some Sunday or other. He wanted to be sure of the hour." The man took the key, breathed on it and put it in.

It was snowing by now, the small dry snow that they had there. The spring took eleven turns and the pendulum moved, first as if it had forgotten how and then as if it had never stopped.

"And did he ring?"

"Once. It was a quarter past, and Mr Quill would not answer." He gave her the key and went to look at the gas.
`;
	const { lines } = read(story, { filename: 'story.txt', language: 'en-US' });
	const body = lines.filter(({ role }) => role === 'explain' || role === 'question');
	expect(body.filter(({ speaker }, at) => at > 0 && speaker === body[at - 1]?.speaker)).toEqual([]);
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

it('who speaks is named where there are more than two', () => {
	const { lines } = read(
		'# The bank\n\nAda Reed: Who closed the mill?\n\nTom Berg: The council did. It had no money.\n\nTina Bell: That is not true. The bank did it.\n\nAda Reed: And who paid for it?\n\nTom Berg: The town paid for all of it.\n\nTina Bell: The bank paid half of it.\n',
		{ language: 'en-US', filename: 'a.md' },
	);
	const all = lines.map(({ text }) => text).join(' ');
	expect(all).toContain('Tom Berg: The council did.');
	expect(all).toContain('Tina Bell: That is not true.');
});

it('an essay of somebody, a few of whose headings ask, is read by both', () => {
	const tell = (what: string) =>
		`Eu comecei com ${what} e levei meses até vender a primeira peça. Depois disso o dinheiro entrou devagar, e eu aprendi a anotar cada conta no mesmo caderno. `.repeat(
			2,
		);
	const { lines } = read(
		`# Como montei a minha loja\n\n${tell('pouco')}\n\n## O que vender?\n\n${tell('bolsas')}\n\n${tell('cintos')}\n\n## Onde vender?\n\n${tell('uma feira')}\n\n${tell('uma banca')}\n\n## Primeiro passo\n\n${tell('um blog')}\n\n## Segundo passo\n\n${tell('um site')}\n`,
		{ filename: 'loja.md' },
	);
	const told = lines.filter(({ text }) => /caderno/.test(text));
	for (const host of ['A', 'B']) {
		expect(told.filter(({ speaker }) => speaker === host).length).toBeGreaterThan(told.length / 3);
	}
});

it('whoever asks has one voice in every part of an interview', () => {
	const told = (year: number, who: string) =>
		`Of year ${year}, ${who} says that it was long, and that ${year * 7} lathes ran in the shed until the lamp went out. `.repeat(
			3,
		);
	const asked = Array.from({ length: 14 }, (_, at) => {
		const turns = [`MW: ${told(at + 1, 'one')}`, `SR: ${told(at + 1, 'the other')}`];
		return [`**IB: What came in year ${at + 1}?**`, ...(at % 2 ? turns : turns.reverse())].join('\n\n');
	}).join('\n\n');
	const { lines } = read(`# The shed\n\n${asked}\n`, { filename: 'shed.md', language: 'en-US' });
	const voices = (start: string) => [
		...new Set(lines.filter(({ text }) => text.startsWith(start)).map(({ speaker }) => speaker)),
	];
	expect(voices('What came in')).toHaveLength(1);
	expect(voices('Of year')).toHaveLength(1);
	expect(voices('Of year')).not.toEqual(voices('What came in'));
});

it('who speaks may stand in bold letters without a colon', () => {
	const { lines, all } = read(
		'# Conversa\n\n**Revista Foz** Como começou o grupo?\n\n**Pedro Mar** As histórias são muitas, e com o tempo viram mito.\n\nA lista surgiu de um encontro em 2009.\n\n**Revista Foz** E quais são os projetos?\n\n**Pedro Mar** São vários. O ônibus vai de vento em popa.\n',
	);
	const by = (words: string) => lines.find(({ text }) => text.includes(words))?.speaker;
	expect(by('Como começou')).not.toBe(by('viram mito'));
	expect(by('A lista surgiu')).toBe(by('vento em popa'));
	expect(all).not.toMatch(/Foz Como|Mar As/);
});

it('of a page of help, each answer begins with whoever did not ask', () => {
	const about = (at: number) =>
		`O grupo ${at} se encontra na praça e planta mudas que o viveiro da cidade doa, duas a duas. Depois a turma ${at} rega tudo com a água que a escola guarda, e volta na semana que vem para ver o que pegou.`;
	const { lines } = read(
		`# Perguntas\n\n${['Quando?', 'Onde?', 'Por quê?', 'Quem paga?'].map((asked, at) => `${asked}\n\n${about(at)}`).join('\n\n')}\n`,
	);
	const paid = lines.findIndex(({ text }) => text === 'Quem paga?');
	expect(lines[paid + 1]?.speaker).not.toBe(lines[paid]?.speaker);
	expect(lines[paid - 1]?.speaker).not.toBe(lines[paid]?.speaker);
});

it('two who talk in turn, by their initials, have a voice each, though neither asks', () => {
	const turns = Array.from(
		{ length: 5 },
		(_, at) => `AG: I liked song ${at} of it a lot.\n\nDT: It was the ${at} that I wrote at home.`,
	);
	const { lines, all } = read(`# Talk\n\n${turns.join('\n\n')}\n`, { language: 'en-US' });
	const voices = lines.filter(({ text }) => text.startsWith('I liked')).map(({ speaker }) => speaker);
	expect(new Set(voices).size).toBe(1);
	expect(voices).toHaveLength(5);
	expect(all).not.toMatch(/AG:|DT:/);
});
