import type { AdministrationServices } from '@nexus/core/administration';
import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { CommandOutput } from './output.ts';

/** The installation that commands work on. */
export interface Installation {
	administration: AdministrationServices;
	/** Where browsers reach the server. @throws InputError when the configuration does not tell */
	serverAddress(): string;
	close(): Promise<void>;
}

/** Opens what a command works on, runs the command, prints its output and closes everything. */
export interface CommandRunner {
	withInstallation(work: (installation: Installation) => Promise<CommandOutput>): Promise<void>;
	/** Without the database. */
	withVoices(work: (voices: OpenVoices, terminal: Terminal) => Promise<CommandOutput>): Promise<void>;
	/** For commands that use nothing of this machine and call a running server. */
	withoutInstallation(work: (terminal: Terminal) => Promise<CommandOutput>): Promise<void>;
}

/** The user's terminal. */
export interface Terminal {
	/** Shows what is going on, apart from the command's output. */
	showProgress(text: string): void;
	/** Asks the user; null where nobody answers. */
	ask(question: string): Promise<string | null>;
	/** Aborted when the command is to end. */
	signal: AbortSignal;
}

/** Adds a command to the parser. */
export type RegisterCommand = (parser: Argv, runner: CommandRunner) => Argv;

/**
 * One command of the program.
 * @param definition.command its name and positional arguments, as yargs reads them
 */
export function defineCommand<Arguments>(definition: {
	command: string;
	describe: string;
	options(parser: Argv): Argv<Arguments>;
	run(args: ArgumentsCamelCase<Arguments>, installation: Installation): Promise<CommandOutput>;
}): RegisterCommand {
	const { command, describe, options, run } = definition;
	return (parser, runner) =>
		parser.command(command, describe, options, (args) =>
			runner.withInstallation((installation) => run(args, installation)),
		);
}

/** Commands under a common first word. */
export function defineGroup(name: string, describe: string, commands: RegisterCommand[]): RegisterCommand {
	return (parser, runner) =>
		parser.command(`${name} <comando>`, describe, (group) => {
			for (const register of commands) register(group, runner);
			return group.demandCommand(1, `Falta o comando depois de "${name}".`);
		});
}

/** The positional argument that names an account. */
export const withEmail = (parser: Argv) =>
	parser.positional('email', { type: 'string', demandOption: true, describe: 'E-mail da conta' });
