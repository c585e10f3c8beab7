import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const HOST = 'api.dicebear.com';
const PICTURE =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#d9c7b8"/></svg>';

/** The service that avatars come from, on this machine: what is measured is Nexus, not the way to somebody else. */
export async function serveAvatars(): Promise<{ chromiumArguments: string[]; close(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-avatars-'));
	const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	await promisify(execFile)('openssl', [
		...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
		...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', cert],
	]);
	const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_request, response) => {
		response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
		response.end(PICTURE);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	await rm(folder, { recursive: true });
	const { port } = server.address() as AddressInfo;
	return {
		chromiumArguments: [`--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}`, '--ignore-certificate-errors'],
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}
