import { BODY_EXAMPLES } from '@nexus/contract';

const VERSION = '1.0.0';

/** The call that the settings page shows, ready for a terminal. */
export function exampleCall(origin: string): string {
	return [
		`curl -X POST ${origin}/api/podcasts \\`,
		'  -H "Authorization: Bearer SUA_CHAVE_DE_API" \\',
		'  -H "Content-Type: application/json" \\',
		`  -d '${JSON.stringify(BODY_EXAMPLES.createPodcast)}'`,
	].join('\n');
}

/** @param origin where the reader reaches this server, without a slash at its end */
export function documentInfo(origin: string) {
	return {
		title: 'API do Nexus',
		version: VERSION,
		summary: 'Transforma um documento em um podcast entre dois apresentadores.',
		description: [
			'Tudo o que a interface faz, a API também faz. Cada endereço existe duas vezes: `/api/...` responde o mesmo que `/api/v1/...`.',
			'## Do texto ao som',
			'1. Crie uma chave em **Configurações → API externa**.',
			'2. Crie o podcast (troque `SUA_CHAVE_DE_API` pela chave):',
			`\`\`\`bash\n${exampleCall(origin)}\n\`\`\``,
			'3. Comece a geração com `POST /api/podcasts/{id}/generate` e guarde o `job_id`.',
			'4. Acompanhe com `GET /api/podcasts/jobs/{job_id}` até `status` ser `completed`.',
			'5. Baixe o áudio em `GET /api/podcasts/{id}/audio/0`.',
			'## Quem pode chamar',
			'Envie `Authorization: Bearer ...` com o token de acesso do login ou com uma chave de API. Uma chave só alcança as chamadas dos seus escopos; cada chamada diz qual escopo pede. Contas, sessões, configurações e chaves pedem sempre uma sessão.',
			'## Erros',
			'Todo erro traz `code`, `message` e `detail` (igual a `message`), em português. Erros de validação (422) trazem também `issues`, com o caminho e o motivo de cada campo. O que é de outra pessoa responde 404, como o que não existe.',
			'## Convenções',
			'Datas em ISO 8601, em UTC. Listas aceitam `limit` e `offset` e respondem `total`, `limit` e `offset`. Respostas podem ganhar campos novos: ignore os que não conhece.',
		].join('\n\n'),
		license: { name: 'GPL-3.0-or-later', identifier: 'GPL-3.0-or-later' },
	};
}

export const SECURITY_SCHEMES = {
	session: {
		type: 'http',
		scheme: 'bearer',
		bearerFormat: 'JWT',
		description: 'O `access_token` que o login devolve.',
	},
	apiKey: {
		type: 'http',
		scheme: 'bearer',
		description: 'Uma chave criada em Configurações → API externa, com os escopos de cada chamada.',
	},
	mediaCookie: {
		type: 'apiKey',
		in: 'cookie',
		name: 'nexus_media',
		description: 'Gravado pelo login; só serve para ler áudio, para o player do navegador.',
	},
} as const;
