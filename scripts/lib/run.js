import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 127 when the program is not there, 128 and more when a signal ended it
 * @property {string} output everything that it printed, in order
 */

/**
 * Runs a program, keeps its output, and hands each line on as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd, env, onLine }) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
		/** @type {string[]} */
		const lines = [];
		for (const input of [child.stdout, child.stderr]) {
			createInterface({ input }).on('line', (line) => {
				lines.push(line);
				onLine?.(line);
			});
		}
		child.on('error', (error) => resolve({ code: 127, output: error.message }));
		child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output: lines.join('\n') }));
	});
}

/**
 * Runs a program whose output is seen as it comes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} its exit code, as in {@link Outcome}
 */
export function runVisibly(command, args, { cwd, env }) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
		child.on('error', () => resolve(127));
		child.on('close', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
	});
}
