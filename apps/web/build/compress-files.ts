import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:html|js|svg|json|md)$/;
/** Bytes under which it is not worth it. */
const LEAST = 1024;

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes what the server sends to browsers that take it, beside each text: as small as it gets, once for all. */
export function compressFiles(): Plugin {
	let folder = '';
	return {
		name: 'compress-files',
		apply: 'build',
		configResolved({ root, build }) {
			folder = resolve(root, build.outDir);
		},
		async closeBundle() {
			const names = await readdir(folder, { recursive: true });
			const pack = async (name: string) => {
				const content = await readFile(join(folder, name));
				if (content.length < LEAST) return;
				const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
				await writeFile(join(folder, `${name}.br`), await packBrotli(content, { params }));
				await writeFile(join(folder, `${name}.gz`), await packGzip(content, { level: 9 }));
			};
			await Promise.all(names.filter((name) => TEXTS.test(name)).map(pack));
		},
	};
}
