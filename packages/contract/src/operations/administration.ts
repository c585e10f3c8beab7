import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';

/** What concerns the whole installation. */
export const administrationOperations = {
	voices: {
		tag: 'Administração',
		summary: 'Vozes naturais desta máquina',
		description: 'Os modelos instalados, os que podem ser instalados e a instalação em andamento.',
		errors: ['forbidden'],
	},
	installVoices: {
		tag: 'Administração',
		summary: 'Instalar vozes naturais',
		description: 'Começa a baixar e instalar um modelo, ou continua de onde parou, e responde logo.',
		errors: ['forbidden', 'voices_unknown', 'voices_licence', 'voices_installing'],
	},
	cancelVoices: {
		tag: 'Administração',
		summary: 'Interromper a instalação de vozes',
		description: 'O que já foi baixado fica guardado para a próxima vez.',
		errors: ['forbidden'],
	},
	removeVoices: {
		tag: 'Administração',
		summary: 'Remover vozes naturais',
		description: 'Remove um modelo desta máquina. Episódios feitos com ele continuam a tocar.',
		errors: ['forbidden', 'voices_unknown', 'voices_installing'],
	},
	localModels: {
		tag: 'Administração',
		summary: 'Modelos de linguagem nesta máquina',
		description:
			'Procura o Ollama e o LM Studio nos endereços que eles têm nesta máquina e lista os modelos de cada um, com o que escreve os roteiros.',
		errors: ['forbidden'],
	},
	chooseLocalModel: {
		tag: 'Administração',
		summary: 'Escrever com um modelo desta máquina',
		description:
			'A partir do próximo episódio, é este modelo que escreve os roteiros de quem não tem chave. Variáveis de ambiente vêm antes desta escolha.',
		errors: ['forbidden', 'local_model_missing'],
	},
	forgetLocalModel: {
		tag: 'Administração',
		summary: 'Deixar de escrever com o modelo desta máquina',
		description: 'O próximo roteiro volta a ser uma leitura guiada.',
		errors: ['forbidden'],
	},
} satisfies Partial<Record<RouteName, Operation>>;
