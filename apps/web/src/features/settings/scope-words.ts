import type { ApiKeyEnvironment, ApiKeyScope } from '@nexus/contract';

/** What a permission allows, in words. */
export const SCOPE_WORDS: Record<ApiKeyScope, string> = {
	'podcasts:create': 'Criar e gerar podcasts',
	'podcasts:read': 'Ver e baixar podcasts',
	'podcasts:update': 'Editar roteiros',
	'podcasts:delete': 'Excluir podcasts',
	'uploads:create': 'Enviar documentos',
	'uploads:read': 'Ver documentos enviados',
	'jobs:read': 'Acompanhar gerações',
	'jobs:cancel': 'Cancelar gerações',
};

export const ENVIRONMENT_WORDS: Record<ApiKeyEnvironment, string> = {
	prod: 'Produção',
	dev: 'Desenvolvimento',
	test: 'Testes',
};
