import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { InstalledVoiceModel, InstallProgress, OfferedVoiceModel, VoiceModels } from '../ports/index.ts';

export interface VoicesOverview {
	/** `isInUse`: speaks where nothing else is chosen. */
	installed: (InstalledVoiceModel & { isInUse: boolean })[];
	/** The model that the configuration names and that is not installed; null otherwise. */
	missing: string | null;
	offered: Pick<OfferedVoiceModel, 'name' | 'title' | 'bytes' | 'licence' | 'addresses'>[];
	/** Under way, or failed; null otherwise. */
	installation: (InstallProgress & Pick<Installation, 'name' | 'error' | 'resumes'>) | null;
}

/** The natural voices of this machine, for those who administer it. */
export interface VoiceServices {
	/** @throws NexusError forbidden */
	overview(actor: Actor): Promise<VoicesOverview>;
	/**
	 * Begins to install an offered model, or to go on with one, and answers at once. How far it is, and what kept it from
	 * being installed, is told by `overview`.
	 * @throws NexusError forbidden, voices_unknown, voices_installing, voices_licence
	 */
	install(actor: Actor, name: string, wish: { licenceAccepted: boolean }): Promise<VoicesOverview>;
	/** Breaks an installation off; what was fetched stays for the next time. @throws NexusError forbidden */
	cancel(actor: Actor): Promise<VoicesOverview>;
	/** @throws NexusError forbidden, voices_unknown, voices_installing */
	remove(actor: Actor, name: string): Promise<VoicesOverview>;
	/** Breaks off what is under way, at the end of the program. */
	close(): Promise<void>;
}

interface Installation {
	name: string;
	progress: InstallProgress;
	/** In Portuguese; null while it runs. */
	error: string | null;
	/** Whether another try goes on with what was fetched. */
	resumes: boolean;
	controller: AbortController;
	ended: Promise<void>;
}

/** Failures after which what was fetched is thrown away. */
const USELESS_DOWNLOAD_ERRORS: ReadonlySet<string> = new Set([
	'voices_checksum',
	'voices_archive',
	'voices_not_a_model',
]);

class InstallationCancelled extends Error {}

export function createVoiceServices({
	models,
	current,
	wanted,
	onError,
}: {
	models: VoiceModels;
	/** The model and quality that speak by default. */
	current: () => Promise<string | null>;
	/** The model that the configuration names; undefined where it names none. */
	wanted: string | undefined;
	onError: (error: unknown) => void;
}): VoiceServices {
	let installation: Installation | null = null;

	const isRunning = () => installation !== null && installation.error === null;

	async function overview(): Promise<VoicesOverview> {
		const [installed, inUse] = await Promise.all([models.list(), current()]);
		return {
			installed: installed.map((model) => ({ ...model, isInUse: isSpokenBy(model, inUse) })),
			missing: installed.some(({ name }) => name === wanted) ? null : (wanted ?? null),
			offered: models.offered
				.filter(({ name }) => !installed.some((model) => model.name === name))
				.map(({ name, title, bytes, licence, addresses }) => ({ name, title, bytes, licence, addresses })),
			installation: installation && {
				name: installation.name,
				stage: installation.progress.stage,
				bytes: installation.progress.bytes,
				total: installation.progress.total,
				error: installation.error,
				resumes: installation.resumes,
			},
		};
	}

	function begin(name: string): void {
		const controller = new AbortController();
		const started: Installation = {
			name,
			progress: { stage: 'downloading', bytes: 0, total: null },
			error: null,
			resumes: true,
			controller,
			ended: Promise.resolve(),
		};
		installation = started;
		const progress = (told: InstallProgress) => {
			started.progress = told;
		};
		started.ended = models.install({ name, signal: controller.signal, progress }).then(
			() => {
				installation = null;
			},
			(error: unknown) => {
				if (error instanceof InstallationCancelled) installation = null;
				else if (error instanceof NexusError) {
					started.error = error.message;
					started.resumes = !USELESS_DOWNLOAD_ERRORS.has(error.code);
				} else {
					started.error = new NexusError('internal').message;
					onError(error);
				}
			},
		);
	}

	return {
		async overview(actor) {
			expectAdministrator(actor);
			return await overview();
		},
		async install(actor, name, { licenceAccepted }) {
			expectAdministrator(actor);
			if (!models.offered.some((model) => model.name === name)) throw new NexusError('voices_unknown', { name });
			if (!licenceAccepted) throw new NexusError('voices_licence');
			if (isRunning()) throw new NexusError('voices_installing');
			begin(name);
			return await overview();
		},
		async cancel(actor) {
			expectAdministrator(actor);
			installation?.controller.abort(new InstallationCancelled());
			await installation?.ended;
			installation = null;
			return await overview();
		},
		async remove(actor, name) {
			expectAdministrator(actor);
			await models.remove(name);
			return await overview();
		},
		async close() {
			installation?.controller.abort(new InstallationCancelled());
			await installation?.ended;
		},
	};
}

function isSpokenBy(model: InstalledVoiceModel, inUse: string | null): boolean {
	return inUse?.slice(0, inUse.lastIndexOf(':')) === model.name;
}

function expectAdministrator(actor: Actor): void {
	if (!actor.isAdmin || actor.sessionId === null) throw new NexusError('forbidden');
}
