import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { RegisterCommand, Terminal } from '../../command.ts';
import type { CommandOutput } from '../../output.ts';

/** A command on the voices of this machine: it needs neither server nor database. */
export function defineVoicesCommand<Arguments>(definition: {
	command: string;
	describe: string;
	options(parser: Argv): Argv<Arguments>;
	run(args: ArgumentsCamelCase<Arguments>, voices: OpenVoices, terminal: Terminal): Promise<CommandOutput>;
}): RegisterCommand {
	const { command, describe, options, run } = definition;
	return (parser, runner) =>
		parser.command(command, describe, options, (args) =>
			runner.withVoices((voices, terminal) => run(args, voices, terminal)),
		);
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('pt-BR')} MB`;
