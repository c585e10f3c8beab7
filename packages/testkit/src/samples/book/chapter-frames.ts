/** How a chapter opens and closes. */
export const OPENINGS: string[][] = [
	[
		'Em {y}, {o vila} tinha {n 900 42000} moradores, {n 12 240} ruas com nome e {n 3 19} sem nome nenhum.',
		'Para entender o que se passou {no lugar} em {y}, é preciso voltar a {y+ -19 -4}, quando {o rio} ainda corria por trás {do casa}.',
		'O ano de {y} começou com geada em {n 2 9} madrugadas e com uma dúvida: a quem pertencia {o sitio}?',
		'Quem chegasse {ao lugar} em {month} de {y} encontraria {n 40 900} casas, {um obra} pela metade e cheiro de {prato}.',
		'Este capítulo trata de {n 4 9} meses de {y} e de duas pessoas que mal se conheciam: {o p} e {o q}.',
		'Três coisas aconteceram em {y}, nesta ordem: a compra {do sitio} por {money 300 9000}, a doença {do p} e a chegada {do q}.',
	],
	[
		'As fontes são poucas: {um papel}, {n 14 90} cartas e a memória {do r}, que errava datas mas não errava nomes.',
		'Quase tudo o que se conta aqui está {no papel} {do r}, e o resto foi conferido {no casa}, em {n 5 40} tardes.',
		'Os jornais da capital dedicaram {ao vila} {n 3 12} linhas naquele ano, e {n 2 3} delas estavam erradas.',
		'Na época, uma arroba de {cultura} valia {money 3 19}, e {o r} achava caro.',
	],
];

export const CLOSINGS: string[][] = [
	[
		'No fim daquele período, {o casa} registrava {n 1000 44000} habitantes, e {o rio} continuava a não ler as atas.',
		'Tudo isso coube em {n 3 9} anos e em {n 90 800} páginas {do papel} que {p} deixou sem assinatura.',
		'{No lugar}, às {hour}, ainda se ouve {o ave}; o resto é preciso procurar nos papéis.',
		'{P} resumiu a época em uma frase, escrita a lápis {no papel}: aprendemos {n 3 12} coisas e esquecemos {n 13 40}.',
		'As contas daquele ano fecharam com {money 20 900} de sobra, que {o casa} gastou em {n 60 700} mudas de {arvore}.',
		'Quando {p} morreu, {n 4 30} anos depois, encontraram na gaveta {n 2 9} chaves, e uma delas abria {o casa}.',
	],
];
