import { createInterface } from 'node:readline/promises';
import { defineCommand, withEmail } from '../../command.ts';
import { InputError } from '../../input-error.ts';
import { counted } from '../../output.ts';

export const deleteUser = defineCommand({
	command: 'delete <email>',
	describe: 'Exclui uma conta com documentos, roteiros e áudios; interrompida, é retomada',
	options: (parser) =>
		withEmail(parser).option('yes', { type: 'boolean', default: false, describe: 'Não pede confirmação' }),
	async run({ email, yes }, { administration }) {
		const { podcasts } = await administration.account(email);
		if (!yes) await confirm(email, counted(podcasts, 'podcast', 'podcasts'));
		await administration.delete(email);
		return {
			json: { email, deleted: true },
			text: `Conta ${email} excluída, com ${counted(podcasts, 'podcast', 'podcasts')}.`,
		};
	},
});

/** @throws InputError unless somebody at a terminal repeats the e-mail */
async function confirm(email: string, podcasts: string): Promise<void> {
	if (!process.stdin.isTTY) throw new InputError('Sem terminal para confirmar, use --yes.');
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const typed = await terminal.question(
		`A conta ${email}, com ${podcasts}, será excluída para sempre. Digite o e-mail dela para confirmar: `,
	);
	terminal.close();
	if (typed.trim().toLowerCase() !== email.toLowerCase())
		throw new InputError('Nada foi excluído: o e-mail não confere.');
}
