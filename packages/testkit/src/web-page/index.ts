import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = new URL('../../../adapters/src/document-conversion/fixtures/files/pagina.html', import.meta.url);

export interface WebPage {
	/** Host and port, as `WEB_IMPORT_HOSTS` takes it. */
	host: string;
	address: string;
	close(): void;
}

/** Serves one page of a site on the loopback address: an article about a street market. */
export async function startWebPage(): Promise<WebPage> {
	const page = await readFile(PAGE);
	const site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
	site.listen(0, '127.0.0.1');
	await once(site, 'listening');
	const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
	return { host, address: `http://${host}/feira`, close: () => void site.close() };
}
