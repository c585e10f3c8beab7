let known: Promise<Set<string>> | null = null;

/** The first few thousand of the most common passwords; longer lists refuse passwords that nobody guesses first. */
const TAKEN = 5_000;

/** Whether the password is one that guessing begins with, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
	known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => commonest(dictionary));
	return (await known).has(password.toLowerCase());
}

function commonest(dictionary: Record<string, unknown>): Set<string> {
	const passwords = Object.entries(dictionary).find(([name]) => name.startsWith('passwords'))?.[1];
	if (!Array.isArray(passwords)) throw new Error('the list of common passwords has another shape than expected');
	return new Set(passwords.slice(0, TAKEN).map(String));
}
