import { registerBody } from '@nexus/contract/auth';
import { defineCommand, withEmail } from '../../command.ts';
import { InputError } from '../../input-error.ts';
import { presentLink } from './present-link.ts';

const account = registerBody.pick({ email: true, username: true, full_name: true });

export const create = defineCommand({
	command: 'create <email>',
	describe: 'Cria uma conta e mostra o link em que a pessoa define a senha',
	options: (parser) =>
		withEmail(parser)
			.option('username', { type: 'string', describe: 'Nome de usuário; sem ele, o começo do e-mail' })
			.option('name', { type: 'string', describe: 'Nome completo; sem ele, o nome de usuário' })
			.option('admin', { type: 'boolean', default: false, describe: 'A conta administra a instalação' }),
	async run({ email, username = email.split('@', 1)[0], name = username, admin }, { administration, serverAddress }) {
		const parsed = account.safeParse({ email, username, full_name: name });
		if (!parsed.success) throw new InputError(parsed.error.issues.map(({ message }) => message).join('\n'));
		const { full_name: fullName, ...rest } = parsed.data;
		const address = serverAddress();
		const { user, link } = await administration.create({ ...rest, fullName, isAdmin: admin });
		const shown = presentLink(address, link);
		return {
			json: { id: user.id, email: user.email, is_admin: user.isAdmin, ...shown.json },
			text: `Conta ${user.email} criada${user.isAdmin ? '; ela administra a instalação' : ''}. Link para definir a senha. ${shown.text}`,
		};
	},
});
