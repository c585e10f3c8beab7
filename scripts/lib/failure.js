/** A step failed for a reason that the person at the terminal can act on. The message is complete. */
export class Failure extends Error {}

/** @type {[RegExp, string][]} */
const causes = [
	[/\bENOSPC\b|no space left/i, 'O disco está cheio. Libere espaço e tente de novo.'],
	[
		/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b|network/i,
		'O registro do npm não respondeu. A primeira instalação precisa da internet: confira a conexão (e o proxy, se houver) e tente de novo.',
	],
	[/\bE40[137]\b/, 'O registro do npm recusou o acesso. Confira a configuração do npm (npm config list).'],
	[/\b(EACCES|EPERM|EROFS)\b/, 'Sem permissão de escrita na pasta do Nexus. Confira o dono e as permissões dela.'],
	[
		/\bEINTEGRITY\b/,
		'Um pacote baixado não confere com o package-lock.json. Rode "npm cache clean --force" e tente de novo.',
	],
	[
		/\bEBADENGINE\b|Unsupported engine/i,
		'A versão do Node.js ou do npm é antiga demais para as dependências. Atualize o Node.js.',
	],
];

/**
 * Says in one sentence why a program failed, from what it printed.
 * @param {string} output
 * @returns {string | undefined} undefined when the cause is none of the known ones
 */
export function explainFailure(output) {
	return causes.find(([pattern]) => pattern.test(output))?.[1];
}
