import type { ErrorBody, RegisterBody, Session } from '@nexus/contract';
import { storedFiles } from '../server-checks/index.ts';
import { ApiClient, newUser, query, type Stack } from '../stack/index.ts';

/** Ids of one resource of each kind that an address may name. */
export interface AccountData {
	podcast: string;
	series: string;
	job: string;
	document: string;
	apiKey: string;
	session: string;
}

export interface TestAccount {
	id: string;
	user: RegisterBody;
	client: ApiClient;
	data: AccountData;
	/** A call that may be refused. */
	call<Body = unknown>(
		method: string,
		path: string,
		body?: unknown,
		headers?: Record<string, string>,
	): Promise<{ status: number; headers: Headers; body: Body & ErrorBody }>;
}

/** A new, signed-in account with one resource of each kind. */
export async function accountWithData(stack: Pick<Stack, 'url'>): Promise<TestAccount> {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { id } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
	const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
	const podcast = await client.create({ document_id: document.id });
	const { job_id: job } = await client.generate(podcast.id);
	const other = await client.upload('balsa.md', 'A balsa parou em 1927.');
	const series = await client.expect<{ id: string }>('POST', '/api/v1/series/', {
		document_ids: [document.id, other.id],
	});
	const apiKey = await client.expect<{ id: string }>('POST', '/api/v1/api-keys/', {
		name: 'Chave',
		scopes: ['podcasts:read'],
	});
	const { sessions } = await client.expect<{ sessions: Session[] }>('GET', '/api/v1/auth/sessions');
	const session = sessions[0]?.id ?? '';
	return {
		id,
		user,
		client,
		data: { document: document.id, podcast: podcast.id, series: series.id, job, apiKey: apiKey.id, session },
		call: (method, path, body, headers) => client.call(method, path, body, headers),
	};
}

/** Counters of attempts and requests, which every call may change. */
const COUNTERS = ['attempts', 'rate_counts'];
/** A row without what the server updates by itself: when it was last used, and whether a job waits for a worker. */
const ROW = "(to_jsonb(t) - 'last_used_at' - 'waits')::text";

/** Samples of the voices, which the installation stores for all users. */
const SAMPLES = 'voice-samples/';

/** A fingerprint of every table, or of one user's rows in it, and all files (of everybody). */
export async function snapshot(
	stack: Pick<Stack, 'databaseUrl' | 'dataDir'>,
	userId?: string,
): Promise<Record<string, string>> {
	const tables = await query<{ name: string; owned: boolean }>(
		stack,
		`select t.table_name as name, exists (select from information_schema.columns c where c.table_schema = 'public'
			and c.table_name = t.table_name and c.column_name = 'user_id') as owned
		 from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
	);
	const files = (await storedFiles(stack.dataDir)).filter((path) => !path.startsWith(SAMPLES));
	const seen: Record<string, string> = userId ? {} : { files: files.join() };
	for (const { name, owned } of tables) {
		if (COUNTERS.includes(name) || (userId && !owned)) continue;
		const [row] = await query<{ hash: string }>(
			stack,
			`select count(*) || ' ' || md5(coalesce(string_agg(${ROW}, ',' order by ${ROW}), '')) as hash
			 from "${name}" t ${userId ? 'where user_id = $1' : ''}`,
			userId ? [userId] : [],
		);
		seen[name] = row?.hash ?? '';
	}
	return seen;
}
