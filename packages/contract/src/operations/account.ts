import type { RouteName } from '../routes.ts';
import type { Operation } from './operation.ts';

/** Accounts, settings and keys. */
export const accountOperations = {
	register: {
		tag: 'Conta',
		summary: 'Criar conta',
		description:
			'Cria uma conta. A primeira conta da instalação é a administradora. Com o cadastro fechado, só o convite que o servidor mostra ao iniciar cria a primeira; as outras são criadas no terminal do servidor.',
		errors: [
			'account_taken',
			'common_password',
			'too_many_attempts',
			'server_busy',
			'registration_closed',
			'admin_email_reserved',
			'link_ended',
		],
	},
	registration: {
		tag: 'Conta',
		summary: 'Se o cadastro está aberto',
		description: 'Se qualquer pessoa pode criar uma conta (`open`) ou só quem administra a instalação (`closed`).',
	},
	login: {
		tag: 'Conta',
		summary: 'Entrar',
		description:
			'Devolve o token de acesso e o de renovação. Também grava um cookie que só serve para ler áudio, para que o player do navegador funcione.',
		errors: ['invalid_credentials', 'account_disabled', 'too_many_attempts', 'server_busy'],
	},
	refresh: {
		tag: 'Conta',
		summary: 'Renovar a sessão',
		description:
			'Troca o token de renovação por um novo par. Cada token vale uma vez: reapresentar um token antigo encerra a sessão inteira.',
		errors: ['unauthenticated', 'too_many_attempts'],
	},
	logout: { tag: 'Conta', summary: 'Sair', description: 'Encerra a sessão atual.' },
	authMe: { tag: 'Conta', summary: 'Quem está na sessão', description: 'A pessoa que está na sessão.' },
	changePassword: {
		tag: 'Conta',
		summary: 'Trocar a senha',
		description: 'Troca a senha e encerra as outras sessões.',
		errors: ['wrong_password', 'common_password', 'too_many_attempts', 'server_busy'],
	},
	checkPasswordLink: {
		tag: 'Conta',
		summary: 'Conferir um link de nova senha',
		description: 'De quem é a conta cuja senha o link permite definir. O link continua valendo.',
		errors: ['link_ended'],
	},
	resetPassword: {
		tag: 'Conta',
		summary: 'Definir uma nova senha',
		description:
			'Define a senha com um link que vale uma vez, por uma hora, criado no terminal do servidor. Encerra todas as sessões da conta.',
		errors: ['link_ended', 'common_password', 'server_busy'],
	},
	sessions: { tag: 'Conta', summary: 'Listar sessões', description: 'As sessões abertas da pessoa.' },
	endSession: { tag: 'Conta', summary: 'Encerrar uma sessão', description: 'Encerra uma das sessões da pessoa.' },

	me: { tag: 'Conta', summary: 'Meus dados', description: 'Os dados da própria pessoa.' },
	settings: {
		tag: 'Configurações',
		summary: 'Ler as configurações',
		description: 'As configurações da pessoa. A chave Gemini nunca é devolvida: só se sabe se existe.',
	},
	saveSettings: {
		tag: 'Configurações',
		summary: 'Salvar as configurações',
		description: 'Salva as configurações. O que não for enviado fica como está.',
		errors: ['gemini_key_required'],
	},
	checkGeminiKey: {
		tag: 'Configurações',
		summary: 'Testar uma chave Gemini',
		description:
			'Pergunta ao Google, com uma chamada gratuita, se a chave funciona. Nada é salvo. No máximo 30 testes por hora em cada conta.',
		errors: ['too_many_attempts'],
	},
	accountUsage: {
		tag: 'Conta',
		summary: 'Ver o uso da conta',
		description:
			'Quanto a conta usa e quanto ainda pode usar: armazenamento em bytes, podcasts do mês, processamentos em andamento e gasto em dólares com a chave do servidor. `limit` e `remaining` são nulos quando não há limite.',
	},
	geminiStatus: {
		tag: 'Configurações',
		summary: 'Estado do Gemini',
		description:
			'Se a instalação tem uma chave Gemini própria, se é preciso informar a sua, e o que escreve e narra os podcasts de quem pergunta.',
	},

	apiKeys: {
		tag: 'Chaves de API',
		summary: 'Listar chaves',
		description: 'As chaves da pessoa, só com o começo de cada uma.',
	},
	createApiKey: {
		tag: 'Chaves de API',
		summary: 'Criar uma chave',
		description: 'Cria uma chave. A chave inteira (`key_full`) aparece só nesta resposta. Uma conta tem no máximo 20.',
		errors: ['api_keys_max'],
	},
	deleteApiKey: {
		tag: 'Chaves de API',
		summary: 'Excluir uma chave',
		description: 'A chave deixa de valer na hora.',
	},
} satisfies Partial<Record<RouteName, Operation>>;
