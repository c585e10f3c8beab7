import type { Licence } from '@nexus/core/ports';
import type { Terminal } from '../../command.ts';
import { InputError } from '../../input-error.ts';
import { defineVoicesCommand, megabytes } from './define.ts';
import { createProgressBar } from './progress-bar.ts';

const UNKNOWN: Licence = { name: 'desconhecida: veja com quem publica o modelo', address: null };

export const install = defineVoicesCommand({
	command: 'install [modelo]',
	describe: 'Instala um modelo de vozes naturais; interrompida, continua de onde parou',
	options: (parser) =>
		parser
			.positional('modelo', { type: 'string', default: 'supertonic-3', describe: 'Nome do modelo' })
			.option('from', {
				type: 'string',
				describe: 'De onde: endereço do arquivo ou de um espelho, ou um arquivo ou pasta desta máquina',
			})
			.option('sha256', { type: 'string', describe: 'Soma SHA-256 que o arquivo deve ter' })
			.option('accept-licence', { type: 'boolean', default: false, describe: 'Aceita a licença sem perguntar' }),
	async run({ modelo: name, from, sha256, acceptLicence }, { models }, terminal) {
		if (sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(sha256)) {
			throw new InputError('--sha256 deve ter 64 dígitos hexadecimais.');
		}
		const known = models.offered.find((model) => model.name === name);
		const licence = known?.licence ?? UNKNOWN;
		terminal.showProgress(
			`${known?.title ?? name}${known ? `, ${megabytes(known.bytes)}` : ''}\nLicença: ${words(licence)}\n`,
		);
		if (!acceptLicence) await confirm(terminal);
		const bar = createProgressBar(terminal);
		const model = await models
			.install({ name, from, sha256, signal: terminal.signal, progress: bar.show })
			.finally(bar.end);
		return {
			json: model,
			text: `${model.title} instalado: ${model.voices} vozes (${model.languages.join(', ')}), ${megabytes(model.bytes)}. Ouça com: npm run nexus -- voices test ${model.name}`,
		};
	},
});

const words = ({ name, address }: Licence): string => (address === null ? name : `${name}\n  ${address}`);

/** @throws InputError unless somebody at a terminal agrees */
async function confirm({ ask }: Terminal): Promise<void> {
	const answer = await ask('Aceita a licença? (s/n) ');
	if (answer === null) throw new InputError('Sem terminal para aceitar a licença, use --accept-licence.');
	if (!/^s(im)?$/i.test(answer.trim())) throw new InputError('Nada foi instalado.');
}
