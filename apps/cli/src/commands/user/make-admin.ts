import { defineCommand, withEmail } from '../../command.ts';

export const makeAdmin = defineCommand({
	command: 'make-admin <email>',
	describe: 'Faz de uma conta administradora da instalação',
	options: withEmail,
	async run({ email }, { administration }) {
		await administration.makeAdministrator(email);
		return { json: { email, is_admin: true }, text: `A conta ${email} agora administra a instalação.` };
	},
});
