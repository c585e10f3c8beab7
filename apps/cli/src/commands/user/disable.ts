import { defineCommand, withEmail } from '../../command.ts';
import { counted } from '../../output.ts';

export const disable = defineCommand({
	command: 'disable <email>',
	describe: 'Desativa uma conta: encerra sessões e gerações, recusa entradas e chaves de API',
	options: withEmail,
	async run({ email }, { administration }) {
		const { sessions, jobs } = await administration.disable(email);
		const ended = counted(sessions, 'sessão encerrada', 'sessões encerradas');
		const cancelled = counted(jobs, 'geração cancelada', 'gerações canceladas');
		return {
			json: { email, sessions_ended: sessions, jobs_cancelled: jobs },
			text: `Conta ${email} desativada: ${ended}, ${cancelled}.`,
		};
	},
});
