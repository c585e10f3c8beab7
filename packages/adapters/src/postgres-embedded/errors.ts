/** The embedded database cannot be used. The message is complete, in Portuguese, for the operator's terminal. */
export class EmbeddedDatabaseError extends Error {
	override readonly name = 'EmbeddedDatabaseError';
}

/** Only the operator can put it right: trying again is of no use. */
export class LastingDatabaseError extends EmbeddedDatabaseError {}

/** What PostgreSQL's programs print; `LC_ALL=C` keeps it in English. */
const REASONS: [RegExp, string][] = [
	[/No space left on device/, 'O disco está cheio: o banco de dados não pôde gravar. Libere espaço e inicie de novo.'],
	[
		/Permission denied|has wrong ownership/,
		'O PostgreSQL embutido não tem acesso aos seus arquivos na pasta de dados: confira o dono e as permissões da pasta "postgres" e do que há nela.',
	],
	[
		/Read-only file system/,
		'A pasta de dados está em um disco somente para leitura: o banco de dados não pode gravar.',
	],
	[/Cannot allocate memory|could not map anonymous shared memory/, 'Falta memória para iniciar o banco de dados.'],
];

/**
 * Why one of PostgreSQL's programs failed, from what it printed: in plain words where the reason is known.
 * @param attempt what failed, in Portuguese
 */
export function failureOf(attempt: string, output: string): EmbeddedDatabaseError {
	const reason = REASONS.find(([pattern]) => pattern.test(output))?.[1];
	if (reason) return new LastingDatabaseError(reason);
	return new EmbeddedDatabaseError(`${attempt}: ${output || 'sem mensagem'}`);
}
