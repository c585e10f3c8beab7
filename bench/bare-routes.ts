import { startAnother } from '@nexus/testkit/stack';
import fastify from 'fastify';
import pg from 'pg';

/** What the process is told: calls of the product, and how to make them. */
export interface BareTask {
	databaseUrl: string;
	dataDir: string;
	secret: string;
	authorization: string;
	paths: string[];
}

interface Statement {
	query: pg.QueryArrayConfig;
	values: unknown[];
}

type Done = (error: Error, result: unknown) => void;
type Query = (query: unknown, values: unknown, done?: Done) => Promise<unknown> | undefined;

/**
 * The yardstick for the product's calls: a Fastify route each that makes the very statements of the call (that of the
 * session's check among them; at once what the call asks at once), answering their rows as they come. The statements are
 * recorded while the product answers the call in this process, before the routes are served.
 */
async function serve(task: BareTask): Promise<string> {
	const recorder = recordStatements();
	const product = await startAnother(task, { NEXUS_SECRET: task.secret });
	const recorded = new Map<string, Statement[][]>();
	for (const path of task.paths) {
		const ask = () => fetch(product.url + path, { headers: { authorization: task.authorization } });
		// What is said to be at once has to find its connections open.
		for (let open = 0; open < 3; open++) await (await ask()).text();
		recorder.begin();
		const { status } = await ask();
		if (status !== 200) throw new Error(`GET ${path}: ${status}`);
		recorded.set(path, recorder.end());
	}
	await product.close();
	recorder.stop();

	const pool = new pg.Pool({ connectionString: task.databaseUrl, max: 12 });
	const app = fastify();
	for (const [path, rounds] of recorded) {
		app.get(new URL(path, product.url).pathname, async () => {
			const answers: unknown[] = [];
			for (const round of rounds) {
				const results = await Promise.all(round.map(({ query, values }) => pool.query(query, values)));
				answers.push(...results.map(({ rows }) => rows));
			}
			return answers;
		});
	}
	return await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Statements made at once are one round. */
function recordStatements() {
	const { query: original } = pg.Client.prototype;
	let rounds: Statement[][] | null = null;
	let underWay = 0;
	pg.Client.prototype.query = function record(
		this: pg.Client,
		query: pg.QueryArrayConfig,
		values: unknown[],
		done?: Done,
	) {
		if (rounds && underWay === 0) rounds.push([]);
		rounds?.at(-1)?.push({ query, values });
		underWay++;
		const answered: Done = (error, result) => {
			underWay--;
			done?.(error, result);
		};
		const answer = (original as Query).call(this, query, values, done && answered);
		if (done) return answer;
		return answer?.finally(() => underWay--);
	} as Query as typeof original;
	return {
		begin() {
			rounds = [];
		},
		end(): Statement[][] {
			const recorded = rounds ?? [];
			rounds = null;
			if (recorded.length === 0) throw new Error('the call made no statement');
			return recorded;
		},
		stop() {
			pg.Client.prototype.query = original;
		},
	};
}

process.once('message', async (task: BareTask) => process.send?.(await serve(task)));
