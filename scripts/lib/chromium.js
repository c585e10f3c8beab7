import { existsSync } from 'node:fs';
import { explainFailure, Failure } from './failure.js';
import { root } from './paths.js';
import { beginStep } from './progress.js';
import { run } from './run.js';

const places = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Sees to the browser of the end-to-end tests: the system's, or Debian's package `chromium`, installed as root. */
export async function ensureChromium() {
	if (places.some((place) => existsSync(place))) return;
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		throw new Failure(`Nenhum Chromium em ${places.join(', ')}. Instale o pacote "chromium" do sistema.`);
	}
	const step = beginStep('Instalando o Chromium para os testes');
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
		const { code, output } = await run('apt-get', ['-q', ...args], { cwd: root, env, onLine: step.update });
		if (code === 0) continue;
		step.failed();
		const end = output.split('\n').slice(-10).join('\n');
		throw new Failure(`${explainFailure(output) ?? 'O Chromium não pôde ser instalado.'}\n${end}`);
	}
	step.done();
}
