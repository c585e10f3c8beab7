import type { InstallProgress } from '@nexus/core/ports';
import type { Terminal } from '../../command.ts';

/** Cells of the bar. */
const WIDTH = 24;
/** Milliseconds between two looks of the bar. */
const PACE = 200;
const STAGES: Record<InstallProgress['stage'], string> = {
	downloading: 'Baixando',
	extracting: 'Abrindo o arquivo',
	checking: 'Conferindo',
};

/** Shows how far an installation is: a bar on a terminal, a line for each tenth in a log. */
export function createProgressBar(
	{ showProgress }: Terminal,
	isTerminal = process.stderr.isTTY === true,
	now = Date.now,
) {
	let shownAt = 0;
	let last = '';
	return {
		show({ stage, bytes, total }: InstallProgress): void {
			const share = total === null || total === 0 ? null : Math.min(1, bytes / total);
			const amount = stage === 'downloading' ? ` ${Math.round(bytes / 1e6)} MB` : '';
			if (!isTerminal) {
				const line = `${STAGES[stage]}${share === null ? '' : ` ${Math.floor(share * 10) * 10} %`}`;
				if (line !== last) showProgress(`${line}\n`);
				last = line;
				return;
			}
			if (stage === last && now() - shownAt < PACE && share !== 1) return;
			last = stage;
			shownAt = now();
			const filled = Math.round((share ?? 0) * WIDTH);
			const bar =
				share === null ? '' : ` [${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${Math.floor(share * 100)} %`;
			showProgress(`\r\u001b[K${STAGES[stage]}${bar}${amount}`);
		},
		end(): void {
			if (isTerminal) showProgress('\r\u001b[K');
		},
	};
}
