import { join } from 'node:path';
import {
	API_KEY_SCOPES,
	type CreatePodcastBody,
	type Job,
	type PodcastDetails,
	type RegisterBody,
	type Upload,
} from '@nexus/contract';
import type { Walker } from '@nexus/testkit/contract';
import { installTestVoices } from '@nexus/testkit/natural-voices';
import { MARKET, sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, type Stack } from '@nexus/testkit/stack';

const SHORT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.\n'.repeat(4);

/** Accounts and resources that the valid calls use. */
export interface ContractSetup {
	url: string;
	/** Administers the installation. */
	admin: ApiClient;
	owner: ApiClient;
	ownerLogin: RegisterBody;
	/** Whose settings and files may change without harm to the owner's. */
	spare: ApiClient;
	document: Upload;
	/** Finished, of the owner. */
	podcastId: string;
	jobId: string;
	walker: Walker;
	/** The owner in a session of its own. */
	session(): Promise<ApiClient>;
	/** The token of a link that sets the password of somebody who does nothing else. */
	passwordLink(): Promise<string>;
	/** A podcast of the owner that is not generated yet. */
	podcast(body?: CreatePodcastBody): Promise<string>;
	/** A finished podcast of the owner. */
	episode(): Promise<string>;
	/** A job of the owner that will be a while. */
	longJob(): Promise<string>;
	/** An import of the owner that is over. */
	imported(): Promise<string>;
	/** A finished podcast of the owner with a section of its document that it leaves out; the same one while it does. */
	leavingOut(): Promise<{ id: string; section: number }>;
	/** Puts the test model among the natural voices. Answers its name. */
	installVoices(): Promise<string>;
	/** Cancels what is still being made, so that what comes next need not wait for it. */
	settle(): Promise<void>;
}

export async function createContractSetup({
	url,
	nexus,
	dataDir,
}: Pick<Stack, 'url' | 'nexus' | 'dataDir'>): Promise<ContractSetup> {
	// The first account administers the installation; nobody else here is to.
	const admin = await ApiClient.registered(url);
	const ownerLogin = newUser();
	const owner = await ApiClient.registered(url, ownerLogin);
	const [spare, stranger] = [await ApiClient.registered(url), await ApiClient.registered(url)];
	const document = await owner.upload('ponte.md', SHORT);
	const episode = await owner.makeEpisode('ponte.md', SHORT, { title: 'A ponte' });
	const keys = new Map<string, string>();
	let brought: Promise<{ id: string }> | undefined;
	let market: Promise<PodcastDetails> | undefined;
	return {
		url,
		admin,
		owner,
		ownerLogin,
		spare,
		document,
		podcastId: episode.id,
		jobId: episode.latest_job_id ?? '',
		walker: {
			stranger: tokenOf(stranger),
			allScopes: API_KEY_SCOPES,
			async keyWith(scopes) {
				const name = scopes.join();
				const key = keys.get(name) ?? (await createKey(owner, scopes));
				keys.set(name, key);
				return key;
			},
		},
		async session() {
			const client = new ApiClient(url);
			await client.login(ownerLogin);
			return client;
		},
		async passwordLink() {
			const user = newUser();
			await ApiClient.registered(url, user);
			return (await nexus.administration.createPasswordLink(user.email)).token;
		},
		podcast: async (body = {}) => (await owner.create({ document_id: document.id, ...body })).id,
		episode: async () => (await owner.makeEpisode('ponte.md', SHORT)).id,
		async longJob() {
			const { id } = await owner.upload('longo.md', sample('long-pt').content);
			const podcast = await owner.create({ document_id: id });
			return (await owner.generate(podcast.id)).job_id;
		},
		async imported() {
			brought ??= owner.expect('POST', '/api/v1/documents/import?wait=120', {
				text: 'Um texto colado.',
				title: 'Colado',
			});
			return (await brought).id;
		},
		async leavingOut() {
			market ??= owner.makeEpisode('feira.md', MARKET, { target_minutes: 2 });
			const { id } = await market;
			// A section that was added to it before is there by then.
			await owner.waitForJob((await owner.podcast(id)).latest_job_id ?? '');
			const { sections } = await owner.podcast(id);
			return { id, section: sections.find(({ told }) => told === 'left-out')?.section ?? -1 };
		},
		async installVoices() {
			return await installTestVoices(join(dataDir, 'voices'));
		},
		async settle() {
			for (const status of ['pending', 'processing']) {
				const { jobs } = await owner.expect<{ jobs: Job[] }>(
					'GET',
					`/api/v1/podcasts/jobs/?limit=100&status=${status}`,
				);
				// One that ends by itself meanwhile is refused, which is as well.
				for (const { id } of jobs) await owner.call('POST', `/api/v1/podcasts/jobs/${id}/cancel`);
			}
		},
	};
}

export const tokenOf = ({ tokens }: ApiClient): string => tokens?.access_token ?? '';

async function createKey(owner: ApiClient, scopes: string[]): Promise<string> {
	const body = { name: 'Passeio', scopes, rate_limit_per_hour: 10_000 };
	return (await owner.expect<{ key_full: string }>('POST', '/api/v1/api-keys/', body)).key_full;
}
