import { defineCommand } from '../../command.ts';
import { InputError } from '../../input-error.ts';
import { counted } from '../../output.ts';

export const end = defineCommand({
	command: 'end [email]',
	describe: 'Encerra as sessões de uma conta, ou de todas',
	options: (parser) =>
		parser
			.positional('email', { type: 'string', describe: 'E-mail da conta' })
			.option('all', { type: 'boolean', default: false, describe: 'De todas as contas' }),
	async run({ email, all }, { administration }) {
		if ((email === undefined) !== all) throw new InputError('Informe o e-mail de uma conta ou --all.');
		const sessions = await administration.endSessions(email ?? null);
		return {
			json: { email: email ?? null, sessions_ended: sessions },
			text: `${counted(sessions, 'sessão encerrada', 'sessões encerradas')}.`,
		};
	},
});
