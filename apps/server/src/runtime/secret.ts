import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

const secretBytes = 32;
const leastCharacters = 32;

/**
 * The secret to work with, and the earlier ones: those configured, and the one kept in `dataDir/secret` where another
 * one is configured now.
 * @throws StartupError as `loadSecret`
 */
export async function loadSecrets(options: {
	dataDir: string;
	configured?: string | undefined;
	previous: string[];
}): Promise<{ secret: string; previousSecrets: string[] }> {
	const secret = await loadSecret(options);
	const kept = await readKept(join(options.dataDir, 'secret')).catch(() => undefined);
	const earlier = new Set([...options.previous, ...(kept === undefined ? [] : [kept])]);
	earlier.delete(secret);
	return { secret, previousSecrets: [...earlier] };
}

/**
 * The installation's master secret: the configured one, else the one in `dataDir/secret`, made on first use from 256
 * random bits with mode 600. Two processes that make it at the same time get the same one.
 * @throws StartupError when the file is damaged: a new one would make what is encrypted with the old unreadable
 */
async function loadSecret(options: { dataDir: string; configured?: string | undefined }): Promise<string> {
	if (options.configured) return options.configured;
	await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
	const path = join(options.dataDir, 'secret');
	const kept = await readKept(path);
	if (kept !== undefined) return kept;
	await create(path);
	const made = await readKept(path);
	if (made === undefined) throw new StartupError(`O arquivo ${path} não pôde ser criado.`);
	return made;
}

async function readKept(path: string): Promise<string | undefined> {
	let text: string;
	try {
		text = (await readFile(path, 'utf8')).trim();
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
		throw new StartupError(`O arquivo ${path} não pôde ser lido.`, { cause: error });
	}
	if (text.length < leastCharacters || /[^\x21-\x7e]/.test(text)) {
		throw new StartupError(
			`O arquivo ${path} está danificado. Restaure-o de uma cópia de segurança. Se não houver, apague-o: um novo será criado, todos terão de entrar de novo, e as chaves guardadas terão de ser informadas outra vez.`,
		);
	}
	if ((await stat(path)).mode & 0o077) await chmod(path, 0o600);
	return text;
}

/** Written whole and to the disk under another name, then linked to its own: never seen half, never overwritten. */
async function create(path: string): Promise<void> {
	const draft = `${path}.${randomBytes(6).toString('hex')}`;
	const file = await open(draft, 'wx', 0o600);
	try {
		await file.writeFile(`${randomBytes(secretBytes).toString('base64url')}\n`);
		await file.sync();
		await link(draft, path).catch((error) => {
			if (error.code !== 'EEXIST') throw error;
		});
	} finally {
		await file.close();
		await rm(draft, { force: true });
	}
}
