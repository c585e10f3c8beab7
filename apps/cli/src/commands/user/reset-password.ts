import { defineCommand, withEmail } from '../../command.ts';
import { presentLink } from './present-link.ts';

export const resetPassword = defineCommand({
	command: 'reset-password <email>',
	describe: 'Mostra um link, bom uma vez e por uma hora, em que a pessoa define outra senha',
	options: withEmail,
	async run({ email }, { administration, serverAddress }) {
		const address = serverAddress();
		const link = presentLink(address, await administration.createPasswordLink(email));
		return { json: { email, ...link.json }, text: `Link para a nova senha de ${email}. ${link.text}` };
	},
});
