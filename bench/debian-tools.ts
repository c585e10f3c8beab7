import { execFileSync, spawnSync } from 'node:child_process';

/** Debian's packages that the shell pipeline is made of. */
const PACKAGES = ['espeak-ng', 'ffmpeg'];

/** Installs what is missing, for root. @throws Error for anybody else */
export function ensureDebianTools(): void {
	const missing = PACKAGES.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
	if (missing.length === 0) return;
	if (process.getuid?.() !== 0) throw new Error(`Part a needs Debian's packages: apt install ${missing.join(' ')}`);
	execFileSync('apt-get', ['update'], { stdio: 'ignore' });
	execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'ignore' });
}
