const mask = '***';

const secretKey =
	/"((?:[^"\\]|\\.)*(?:authorization|cookie|password|secret|token|credential|api[-_]?key|nexus_secret)(?:[^"\\]|\\.)*)":("(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi;
const bearer = /\b(Bearer|Basic) +[\w.~+/=-]+/gi;
const addressPassword = /(:\/\/[^:/@\s"\\]*:)[^@\s"\\]+@/g;
const queryValue = /([?&](?:[\w-]*(?:key|token|password|secret|signature))=)[^&\s"\\]+/gi;
/** Where an error is logged without a message of its own, pino repeats the error's. */
const statementValues = /("msg":"Failed query: (?:[^"\\]|\\.)*?)\\nparams: (?:[^"\\]|\\.)*"/g;

/**
 * Takes secrets out of a log line in JSON: texts and lists under names that tell of a password, token, key or cookie at
 * any depth, and inside any text bearer credentials, passwords in addresses, keys in query strings, and the values of SQL statements that failed. Numbers stay:
 * counts of a model's tokens are no secret.
 */
export function redactLine(line: string): string {
	return line
		.replace(statementValues, '$1"')
		.replace(secretKey, `"$1":"${mask}"`)
		.replace(bearer, `$1 ${mask}`)
		.replace(addressPassword, `$1${mask}@`)
		.replace(queryValue, `$1${mask}`);
}
