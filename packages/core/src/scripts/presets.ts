import type { Host, Language, PresetId } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';

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

/** A duo whose hosts are named in the episode's language. */
interface UnnamedDuo {
	name: string;
	description: string;
	hostA: Omit<Host, 'name'>;
	hostB: Omit<Host, 'name'>;
}

const DUOS: Record<PresetId, UnnamedDuo> = {
	analytical_duo: {
		name: 'Dupla Analítica',
		description: 'Pesam as evidências, comparam números e dizem também o que o documento não responde.',
		hostA: {
			voice: 'Puck',
			style: 'Curioso e rigoroso: pergunta de onde vem cada número, compara e resume em poucas palavras.',
			description: 'Conduz a conversa. Não deixa passar uma afirmação sem perguntar em que ela se apoia.',
		},
		hostB: {
			voice: 'Zephyr',
			style: 'Clara e precisa: explica passo a passo, separa fato de opinião e reconhece os limites dos dados.',
			description: 'Conhece o documento a fundo e traz os dados, as causas e as ressalvas na hora certa.',
		},
	},
	entertainment_duo: {
		name: 'Dupla Divertida',
		description: 'Conversa rápida e leve, com surpresa e bom humor, sem perder nenhum fato pelo caminho.',
		hostA: {
			voice: 'Aoede',
			style: 'Animada e brincalhona: se espanta, provoca e pergunta o que todo mundo quer saber.',
			description: 'Representa quem está ouvindo: reage na hora e puxa a conversa para a frente.',
		},
		hostB: {
			voice: 'Puck',
			style: 'Contador de histórias: ritmo rápido, suspense na medida e respostas diretas.',
			description: 'Guarda as melhores partes do documento e sabe a hora de soltar cada uma.',
		},
	},
	educational_duo: {
		name: 'Dupla Educativa',
		description: 'Uma boa aula em forma de conversa: define os termos, avança aos poucos e confere se ficou claro.',
		hostA: {
			voice: 'Kore',
			style: 'Aluna atenta: pede definições, repassa o que entendeu e faz a pergunta que faltava.',
			description: 'Aprende junto com quem ouve e não tem vergonha de pedir mais uma explicação.',
		},
		hostB: {
			voice: 'Charon',
			style: 'Paciente e didático: do simples ao complexo, um conceito de cada vez.',
			description: 'Professor experiente, explica com as palavras do documento e retoma o que importa.',
		},
	},
	debate_duo: {
		name: 'Dupla de Debate',
		description: 'Uma contesta, o outro defende: cada ideia do documento passa pelo teste da objeção mais forte.',
		hostA: {
			voice: 'Zephyr',
			style: 'Cética e firme: desafia cada afirmação com a objeção mais forte que o próprio documento permite.',
			description: 'Faz o papel de advogada do contra, com respeito e com boas perguntas.',
		},
		hostB: {
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
			voice: 'Kore',
			style: 'Espontânea e acolhedora: fala como se estivesse na mesa do café, pergunta sem rodeio.',
			description: 'Puxa assunto, repara no que é importante para a vida da gente e não deixa ninguém boiando.',
		},
		hostB: {
			voice: 'Fenrir',
			style: 'Bom de prosa: explica no português de todo dia, sem termo difícil que não esteja no texto.',
			description: 'Leu tudo com calma e conta o que descobriu como quem conta para um amigo.',
		},
	},
};

/**
 * The ready-made duos (D10), in the order of the landing page, with the host names of the episode's language. Texts are
 * in Portuguese, the language of the interface, whatever the episode's.
 */
export function presetsFor(language: Language): Preset[] {
	const { hostNames } = languagePack(language);
	return Object.entries(DUOS).map(([key, duo]) => {
		const id = key as PresetId;
		const { a, b } = hostNames[id];
		return { id, ...duo, hostA: { name: a, ...duo.hostA }, hostB: { name: b, ...duo.hostB } };
	});
}
