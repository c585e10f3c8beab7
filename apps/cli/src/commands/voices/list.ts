import { dateAndTime, table } from '../../output.ts';
import { defineVoicesCommand, megabytes } from './define.ts';

const HEADINGS = ['MODELO', 'TÍTULO', 'VOZES', 'IDIOMAS', 'TAMANHO', 'INSTALADO EM', 'EM USO'];

export const list = defineVoicesCommand({
	command: 'list',
	describe: 'Lista os modelos instalados e os que podem ser instalados pelo nome',
	options: (parser) => parser,
	async run(_args, { models, current, wanted }) {
		const installed = await models.list();
		const used = (await current())?.replace(/:\w+$/, '') ?? null;
		const rows = installed.map((model) => [
			model.name,
			model.title,
			String(model.voices),
			model.languages.join(', '),
			megabytes(model.bytes),
			dateAndTime(new Date(model.installedAt)),
			model.name === used ? 'sim' : '',
		]);
		const names = new Set(installed.map(({ name }) => name));
		const others = models.offered.filter(({ name }) => !names.has(name));
		const offered = others.map(({ name, title, bytes }) => `  ${name}: ${title}, ${megabytes(bytes)}`);
		const missing = wanted !== undefined && !names.has(wanted) ? wanted : null;
		return {
			json: {
				installed: installed.map((model) => ({ ...model, in_use: model.name === used })),
				missing,
				offered: others,
			},
			text: [
				rows.length > 0 ? table(HEADINGS, rows) : 'Ainda não há vozes naturais nesta máquina.',
				...(missing === null
					? []
					: [`VOICES_MODEL pede ${missing}, que não está instalado: vozes naturais não narram.`]),
				...(offered.length > 0 ? ['', 'Para instalar: npm run nexus -- voices install <modelo>', ...offered] : []),
			].join('\n'),
		};
	},
});
