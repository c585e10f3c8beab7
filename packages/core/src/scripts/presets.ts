import type { Host, Language, PresetId } from '@nexus/contract';

/** Two hosts. */
export interface Duo {
	hostA: Host;
	hostB: Host;
}

/** A ready-made duo. */
export interface Preset extends Duo {
	id: PresetId;
	name: string;
	description: string;
}

const DUOS: Record<PresetId, Omit<Preset, 'id'>> = {
	analytical_duo: {
		name: 'Dupla Analítica',
		description: 'Pesam as evidências, comparam números e dizem também o que o documento não responde.',
		hostA: {
			name: 'Dr. Ricardo',
			voice: 'Puck',
			style: 'Curioso e rigoroso: pergunta de onde vem cada número, compara e resume em poucas palavras.',
			description: 'Conduz a conversa. Não deixa passar uma afirmação sem perguntar em que ela se apoia.',
		},
		hostB: {
			name: 'Professora Marina',
			voice: 'Zephyr',
			style: 'Clara e precisa: explica passo a passo, separa fato de opinião e reconhece os limites dos dados.',
			description: 'Conhece o documento a fundo e traz os dados, as causas e as ressalvas na hora certa.',
		},
	},
	entertainment_duo: {
		name: 'Dupla Divertida',
		description: 'Conversa rápida e leve, com surpresa e bom humor, sem perder nenhum fato pelo caminho.',
		hostA: {
			name: 'Bia',
			voice: 'Aoede',
			style: 'Animada e brincalhona: se espanta, provoca e pergunta o que todo mundo quer saber.',
			description: 'Representa quem está ouvindo: reage na hora e puxa a conversa para a frente.',
		},
		hostB: {
			name: 'Léo',
			voice: 'Puck',
			style: 'Contador de histórias: ritmo rápido, suspense na medida e respostas diretas.',
			description: 'Guarda as melhores partes do documento e sabe a hora de soltar cada uma.',
		},
	},
	educational_duo: {
		name: 'Dupla Educativa',
		description: 'Uma boa aula em forma de conversa: define os termos, avança aos poucos e confere se ficou claro.',
		hostA: {
			name: 'Clara',
			voice: 'Kore',
			style: 'Aluna atenta: pede definições, repassa o que entendeu e faz a pergunta que faltava.',
			description: 'Aprende junto com quem ouve e não tem vergonha de pedir mais uma explicação.',
		},
		hostB: {
			name: 'Professor Augusto',
			voice: 'Charon',
			style: 'Paciente e didático: do simples ao complexo, um conceito de cada vez.',
			description: 'Professor experiente, explica com as palavras do documento e retoma o que importa.',
		},
	},
	debate_duo: {
		name: 'Dupla de Debate',
		description: 'Uma contesta, o outro defende: cada ideia do documento passa pelo teste da objeção mais forte.',
		hostA: {
			name: 'Helena',
			voice: 'Zephyr',
			style: 'Cética e firme: desafia cada afirmação com a objeção mais forte que o próprio documento permite.',
			description: 'Faz o papel de advogada do contra, com respeito e com boas perguntas.',
		},
		hostB: {
			name: 'Otávio',
			voice: 'Fenrir',
			style: 'Seguro e leal aos fatos: defende com o que está escrito e concede quando a objeção procede.',
			description: 'Sustenta o que o documento diz e admite onde ele não chega.',
		},
	},
	portuguese_duo: {
		name: 'Dupla em Português',
		description:
			'Dois amigos brasileiros em conversa de todo dia: linguagem simples, calor humano e nada de enrolação.',
		hostA: {
			name: 'Tainá',
			voice: 'Kore',
			style: 'Espontânea e acolhedora: fala como se estivesse na mesa do café, pergunta sem rodeio.',
			description: 'Puxa assunto, repara no que é importante para a vida da gente e não deixa ninguém boiando.',
		},
		hostB: {
			name: 'João',
			voice: 'Fenrir',
			style: 'Bom de prosa: explica no português de todo dia, sem termo difícil que não esteja no texto.',
			description: 'Leu tudo com calma e conta o que descobriu como quem conta para um amigo.',
		},
	},
};

/** Host names for episodes in English; voices, styles and descriptions are the same. */
const ENGLISH_NAMES: Record<PresetId, { a: string; b: string }> = {
	analytical_duo: { a: 'Dr. Richard', b: 'Professor Marina' },
	entertainment_duo: { a: 'Bea', b: 'Leo' },
	educational_duo: { a: 'Claire', b: 'Professor August' },
	debate_duo: { a: 'Helen', b: 'Oliver' },
	portuguese_duo: { a: 'Tina', b: 'John' },
};

/**
 * The ready-made duos (D10), in the order of the landing page, with the host names of the episode's language. Texts are
 * in Portuguese, the language of the interface, whatever the episode's.
 */
export function presetsFor(language: Language): Preset[] {
	return Object.entries(DUOS).map(([key, duo]) => {
		const id = key as PresetId;
		if (language === 'pt-BR') return { id, ...duo };
		const names = ENGLISH_NAMES[id];
		return {
			id,
			...duo,
			hostA: { ...duo.hostA, name: names.a },
			hostB: { ...duo.hostB, name: names.b },
		};
	});
}
