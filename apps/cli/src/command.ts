import type { AdministrationServices } from '@nexus/core/administration';
import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { Answer } from './answer.ts';

/** The installation that commands work on. */
export interface Installation {
	administration: AdministrationServices;
	/** Where browsers reach the server. @throws InputError when the configuration does not tell */
	serverAddress(): string;
	close(): Promise<void>;
}

/** Opens what a command works on, runs the work, prints its answer and closes it. */
export interface Perform {
	onInstallation(work: (installation: Installation) => Promise<Answer>): Promise<void>;
	/** Without the database. */
	onVoices(work: (voices: OpenVoices, terminal: Terminal) => Promise<Answer>): Promise<void>;
	/** On nothing of this machine: it calls a server that runs. */
	onServer(work: (terminal: Terminal) => Promise<Answer>): Promise<void>;
}

/** Whoever runs the command. */
export interface Terminal {
	/** Words beside the answer: what is going on. */
	tell(text: string): void;
	/** What whoever sits there answers; null where nobody does. */
	ask(question: string): Promise<string | null>;
	/** Aborted when the command is to end. */
	signal: AbortSignal;
}

/** Makes a command known to the parser. */
export type Register = (parser: Argv, perform: Perform) => Argv;

/**
 * One command of the program.
 * @param definition.command its name and positional arguments, as yargs reads them
 */
export function defineCommand<Arguments>(definition: {
	command: string;
	describe: string;
	options(parser: Argv): Argv<Arguments>;
	run(args: ArgumentsCamelCase<Arguments>, installation: Installation): Promise<Answer>;
}): Register {
	const { command, describe, options, run } = definition;
	return (parser, perform) =>
		parser.command(command, describe, options, (args) =>
			perform.onInstallation((installation) => run(args, installation)),
		);
}

/** Commands under a common first word. */
export function defineGroup(name: string, describe: string, commands: Register[]): Register {
	return (parser, perform) =>
		parser.command(`${name} <comando>`, describe, (group) => {
			for (const register of commands) register(group, perform);
			return group.demandCommand(1, `Falta o comando depois de "${name}".`);
		});
}

/** The positional argument that names an account. */
export const withEmail = (parser: Argv) =>
	parser.positional('email', { type: 'string', demandOption: true, describe: 'E-mail da conta' });
