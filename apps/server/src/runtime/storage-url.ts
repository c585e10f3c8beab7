import { fileURLToPath } from 'node:url';

export interface S3Config {
	kind: 's3';
	/** With scheme, host and port. */
	endpoint: string;
	bucket: string;
	region: string;
	/** Before every key; empty, or with a slash at its end. */
	prefix: string;
	/** The bucket in the path rather than in the host's name. */
	pathStyle: boolean;
	/** Undefined: found as the AWS tools find them. */
	credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
	/** Whether players are sent to the storage itself. */
	redirect: boolean;
	/** Where browsers reach the storage, when that is not `endpoint`. */
	publicEndpoint?: string | undefined;
}

/** A folder is an absolute path. */
export type StorageConfig = { kind: 'folder'; folder: string } | S3Config;

const OPTIONS = ['region', 'tls', 'path_style', 'redirect', 'public'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

/** What is wrong with a `STORAGE_URL`, in Portuguese; null when nothing is. */
export function storageUrlProblem(value: string): string | null {
	if (!URL.canParse(value)) return 'deve ser file:///pasta ou s3://chave:segredo@máquina:porta/balde';
	const url = new URL(value);
	if (url.protocol === 'file:') {
		return ['', 'localhost'].includes(url.host) ? null : 'deve ser uma pasta, como file:///var/lib/nexus/objects';
	}
	if (url.protocol !== 's3:') return 'deve começar com file:// ou s3://';
	const { bucket, prefix } = placeOf(url);
	if (!url.host) return 'falta a máquina: s3://chave:segredo@máquina:porta/balde';
	if (!BUCKET.test(bucket)) return 'falta um nome de balde válido: s3://chave:segredo@máquina:porta/balde';
	if (!PREFIX.test(prefix)) return 'a pasta dentro do balde só pode ter letras, números, ponto, hífen e sublinhado';
	if ((url.username === '') !== (url.password === ''))
		return 'chave e segredo vêm juntos: s3://chave:segredo@máquina/balde';
	const unknown = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name));
	if (unknown !== undefined) return `não existe a opção "${unknown}"; as opções são ${OPTIONS.join(', ')}`;
	const unclear = ['tls', 'path_style', 'redirect'].find(
		(name) => !['true', 'false', null].includes(url.searchParams.get(name)),
	);
	if (unclear !== undefined) return `a opção ${unclear} deve ser true ou false`;
	const open = url.searchParams.get('public');
	if (open !== null && !(URL.canParse(open) && /^https?:$/.test(new URL(open).protocol))) {
		return 'a opção public deve ser um endereço http:// ou https://';
	}
	return null;
}

/** `fallback`: the folder when there is no address. The address has no problem. */
export function storageConfig(value: string | undefined, fallback: string): StorageConfig {
	if (value === undefined) return { kind: 'folder', folder: fallback };
	const url = new URL(value);
	if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(value) };
	const option = (name: string): string | undefined => url.searchParams.get(name) ?? undefined;
	return {
		kind: 's3',
		endpoint: `${option('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
		...placeOf(url),
		region: option('region') ?? 'us-east-1',
		pathStyle: option('path_style') !== 'false',
		redirect: option('redirect') !== 'false',
		publicEndpoint: option('public')?.replace(/\/+$/, ''),
		credentials: url.username
			? { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
			: undefined,
	};
}

function placeOf(url: URL): { bucket: string; prefix: string } {
	const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
	return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}
