import { startEmbeddedDatabase } from './index.ts';

// Starts the database of the folder given, says its address, and holds it until it is killed.
const [dataDir = ''] = process.argv.slice(2);
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const { url } = await startEmbeddedDatabase({ dataDir, logger: silent });
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
