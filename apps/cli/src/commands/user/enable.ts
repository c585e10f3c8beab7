import { defineCommand, withEmail } from '../../command.ts';

export const enable = defineCommand({
	command: 'enable <email>',
	describe: 'Reativa uma conta desativada',
	options: withEmail,
	async run({ email }, { administration }) {
		await administration.enable(email);
		return { json: { email }, text: `Conta ${email} reativada.` };
	},
});
