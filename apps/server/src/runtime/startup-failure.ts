import { StartupError } from './startup-error.ts';

/** By the codes of Node.js. */
const FILE_REASONS: Record<string, string> = {
	ENOSPC: 'o disco está cheio. Libere espaço e inicie de novo.',
	EDQUOT: 'a cota de disco deste usuário acabou. Libere espaço e inicie de novo.',
	EFBIG: 'um arquivo passou do tamanho que este sistema permite. Confira os limites (ulimit -f).',
	EROFS: 'o disco é somente para leitura.',
	EACCES: 'falta permissão. Confira o dono e as permissões.',
	EPERM: 'falta permissão. Confira o dono e as permissões.',
	ENOTDIR: 'um arquivo está no lugar de uma pasta.',
	EEXIST: 'um arquivo está no lugar de uma pasta.',
	EIO: 'o disco falhou.',
	EMFILE: 'o limite de arquivos abertos foi atingido. Aumente-o (ulimit -n).',
	ENOMEM: 'falta memória.',
};

/** By the codes of Node.js and of PostgreSQL (SQLSTATE). */
const DATABASE_REASONS: Record<string, string> = {
	ECONNREFUSED: 'nada responde nesse endereço. Confira se o PostgreSQL está em execução',
	ECONNRESET: 'a conexão foi interrompida',
	ENOTFOUND: 'o nome da máquina não foi encontrado',
	EAI_AGAIN: 'o nome da máquina não pôde ser consultado: a rede não responde',
	ETIMEDOUT: 'não houve resposta a tempo',
	EHOSTUNREACH: 'não há caminho até a máquina',
	ENETUNREACH: 'não há caminho até a rede da máquina',
	'28P01': 'o usuário ou a senha foram recusados',
	'28000': 'o usuário foi recusado',
	'3D000': 'o banco não existe nesse servidor',
	'53300': 'o servidor não aceita mais conexões',
	'53100': 'o disco do servidor está cheio',
	'57P03': 'o servidor ainda está iniciando',
	'42501': 'falta ao usuário a permissão de criar tabelas',
};

/**
 * Why the program could not start, in plain words for the last line that it prints; undefined when nobody foresaw it.
 * @param databaseUrl of a database of the operator's own; its password is not told
 */
export function startupFailure(error: unknown, databaseUrl?: string): string | undefined {
	if (error instanceof StartupError) return error.message;
	const errors = [...errorsIn(error)];
	const reason = errors.map(({ code = '' }) => DATABASE_REASONS[code]).find(Boolean);
	if (databaseUrl !== undefined && reason) {
		const { host, pathname } = new URL(databaseUrl);
		return `O banco de dados de DATABASE_URL (${host}${pathname}) não pôde ser usado: ${reason}.`;
	}
	const file = fileFailure(error);
	if (!file) return undefined;
	return `${file.path === undefined ? 'O Nexus não pôde iniciar' : `${file.path} não pôde ser usado`}: ${file.reason}`;
}

/** Why a file or folder could not be used, and which where that is known; undefined for other errors. */
export function fileFailure(error: unknown): { path: string | undefined; reason: string } | undefined {
	for (const { code = '', path } of errorsIn(error)) {
		const reason = FILE_REASONS[code];
		if (reason) return { path, reason };
	}
	return undefined;
}

/** An error, what caused it, and the errors that it gathers. */
function* errorsIn(error: unknown): Generator<NodeJS.ErrnoException> {
	if (!(error instanceof Error)) return;
	yield error;
	if (error instanceof AggregateError) for (const inner of error.errors) yield* errorsIn(inner);
	yield* errorsIn(error.cause);
}
