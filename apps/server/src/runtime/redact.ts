const mask = '***';

const secretKey =
	/"((?:[^"\\]|\\.)*(?:authorization|cookie|password|secret|token|credential|api[-_]?key|nexus_secret)(?:[^"\\]|\\.)*)":("(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi;
const bearer = /\b(Bearer|Basic) +[\w.~+/=-]+/gi;
const addressPassword = /(:\/\/[^:/@\s"\\]*:)[^@\s"\\]+@/g;
const queryValue = /([?&](?:[\w-]*(?:key|token|password|secret|signature))=)[^&\s"\\]+/gi;

/**
 * Takes secrets out of a log line in JSON: texts and lists under names that tell of a password, token, key or cookie at
 * any depth, and inside any text bearer credentials, passwords in addresses, and keys in query strings. Numbers stay:
 * counts of a model's tokens are no secret.
 */
export function redactLine(line: string): string {
	return line
		.replace(secretKey, `"$1":"${mask}"`)
		.replace(bearer, `$1 ${mask}`)
		.replace(addressPassword, `$1${mask}@`)
		.replace(queryValue, `$1${mask}`);
}
