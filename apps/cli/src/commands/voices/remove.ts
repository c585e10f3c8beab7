import { defineVoicesCommand } from './define.ts';

export const remove = defineVoicesCommand({
	command: 'remove <modelo>',
	describe: 'Remove um modelo desta máquina',
	options: (parser) => parser.positional('modelo', { type: 'string', demandOption: true, describe: 'Nome do modelo' }),
	async run({ modelo }, { models }) {
		await models.remove(modelo);
		return {
			json: { name: modelo, removed: true },
			text: `Modelo ${modelo} removido. Episódios feitos com ele continuam a tocar; para mudar uma linha deles, instale-o de novo.`,
		};
	},
});
