import type { AccountOverview } from '@nexus/core/ports';
import { defineCommand } from '../../command.ts';
import { dateAndTime, table } from '../../output.ts';

const HEADINGS = ['E-MAIL', 'USUÁRIO', 'NOME', 'SITUAÇÃO', 'PODCASTS', 'SESSÕES', 'CRIADA EM', 'ÚLTIMO USO'];

export const list = defineCommand({
	command: 'list',
	describe: 'Lista as contas',
	options: (parser) => parser,
	async run(_args, { administration }) {
		const accounts = await administration.accounts();
		const rows = accounts.map((account) => [
			account.email,
			account.username,
			account.fullName,
			stateOf(account),
			String(account.podcasts),
			String(account.openSessions),
			dateAndTime(account.createdAt),
			account.lastUsedAt ? dateAndTime(account.lastUsedAt) : '–',
		]);
		return { json: accounts.map(present), text: rows.length > 0 ? table(HEADINGS, rows) : 'Ainda não há contas.' };
	},
});

function stateOf({ deletionBeganAt, disabledAt, isAdmin }: AccountOverview): string {
	if (deletionBeganAt) return 'em exclusão';
	if (disabledAt) return 'desativada';
	return isAdmin ? 'administra' : 'ativa';
}

const present = (account: AccountOverview) => ({
	id: account.id,
	email: account.email,
	username: account.username,
	full_name: account.fullName,
	is_admin: account.isAdmin,
	disabled_at: account.disabledAt,
	deletion_began_at: account.deletionBeganAt,
	podcasts: account.podcasts,
	open_sessions: account.openSessions,
	created_at: account.createdAt,
	last_used_at: account.lastUsedAt,
});
