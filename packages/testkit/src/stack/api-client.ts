import { setTimeout as wait } from 'node:timers/promises';
import type {
	CreatePodcastBody,
	GenerateBody,
	Job,
	Peaks,
	Podcast,
	PodcastDetails,
	PodcastList,
	RegisterBody,
	Tokens,
	Transcript,
	Upload,
	User,
} from '@nexus/contract';

let users = 0;

/** Somebody who has not registered yet; nobody twice. */
export function newUser(): RegisterBody {
	users++;
	const name = `pessoa${users}-${Math.random().toString(36).slice(2, 8)}`;
	return { email: `${name}@exemplo.com.br`, username: name, full_name: `Pessoa ${users}`, password: 'um-café-às-7' };
}

export interface Answer<Body> {
	status: number;
	headers: Headers;
	body: Body;
}

/** Calls the API over real HTTP, as a program would. */
export class ApiClient {
	readonly url: string;
	tokens: Tokens | null = null;
	cookie: string | null = null;

	constructor(url: string) {
		this.url = url;
	}

	/** A client of a newly registered user. */
	static async registered(url: string, user = newUser()): Promise<ApiClient> {
		const client = new ApiClient(url);
		await client.expect<User>('POST', '/api/v1/auth/register', user);
		await client.login(user);
		return client;
	}

	async login({ email, password }: { email: string; password: string }): Promise<void> {
		const answer = await this.call<Tokens>('POST', '/api/v1/auth/login', { email, password });
		if (answer.status !== 200) throw new Error(`login: ${answer.status} ${JSON.stringify(answer.body)}`);
		this.tokens = answer.body;
		this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? null;
	}

	async call<Body>(
		method: string,
		path: string,
		body?: unknown,
		headers: Record<string, string> = {},
	): Promise<Answer<Body>> {
		const isForm = body instanceof FormData;
		const response = await fetch(this.url + path, {
			method,
			redirect: 'manual',
			headers: {
				...(this.tokens && { authorization: `Bearer ${this.tokens.access_token}` }),
				...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
		});
		const text = await response.text();
		const isJson = response.headers.get('content-type')?.includes('json') ?? false;
		return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
	}

	/** The body of a call that must succeed. */
	async expect<Body>(method: string, path: string, body?: unknown): Promise<Body> {
		const answer = await this.call<Body>(method, path, body);
		if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
		return answer.body;
	}

	upload(filename: string, content: string | Uint8Array): Promise<Upload> {
		const form = new FormData();
		form.append('file', new Blob([content as BlobPart]), filename);
		return this.expect('POST', '/api/v1/podcasts/upload', form);
	}

	create(body: CreatePodcastBody): Promise<Podcast> {
		return this.expect('POST', '/api/v1/podcasts/', body);
	}

	generate(podcastId: string, body: GenerateBody = {}): Promise<{ job_id: string }> {
		return this.expect('POST', `/api/v1/podcasts/${podcastId}/generate`, body);
	}

	job(jobId: string): Promise<Job> {
		return this.expect('GET', `/api/v1/podcasts/jobs/${jobId}`);
	}

	/** Polls until `reached`; by default until the job is over. */
	async waitForJob(jobId: string, reached = isOver, everyMilliseconds = 150): Promise<Job> {
		for (;;) {
			const job = await this.job(jobId);
			if (reached(job) || isOver(job)) return job;
			await wait(everyMilliseconds);
		}
	}

	/** From a document to a finished episode. @throws when the job does not complete. */
	async makeEpisode(
		filename: string,
		content: string | Uint8Array,
		options: CreatePodcastBody & GenerateBody = {},
	): Promise<PodcastDetails> {
		const { multiple_files, ...body } = options;
		const { id } = await this.upload(filename, content);
		const podcast = await this.create({ document_id: id, ...body });
		const { job_id } = await this.generate(podcast.id, { multiple_files });
		const job = await this.waitForJob(job_id);
		if (job.status !== 'completed') throw new Error(`job ${job.status}: ${job.error_message}\n${job.error_traceback}`);
		return this.podcast(podcast.id);
	}

	podcast(id: string): Promise<PodcastDetails> {
		return this.expect('GET', `/api/v1/podcasts/${id}`);
	}

	podcasts(): Promise<PodcastList> {
		return this.expect('GET', '/api/v1/podcasts/');
	}

	transcript(id: string, file = 0): Promise<Transcript> {
		return this.expect('GET', `/api/v1/podcasts/${id}/transcript?file=${file}`);
	}

	peaks(id: string, file = 0): Promise<Peaks> {
		return this.expect('GET', `/api/v1/podcasts/${id}/peaks?file=${file}`);
	}

	/** The bytes behind a media address, by the media cookie as a player sends it. */
	async media(path: string, headers: Record<string, string> = {}): Promise<{ response: Response; bytes: Uint8Array }> {
		const response = await fetch(this.url + path, {
			headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
		});
		return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
	}
}

const isOver = ({ status }: Job): boolean => status === 'completed' || status === 'failed' || status === 'cancelled';
