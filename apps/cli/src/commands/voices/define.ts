import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import type { ArgumentsCamelCase, Argv } from 'yargs';
import type { Answer } from '../../answer.ts';
import type { Register, Terminal } from '../../command.ts';

/** A command on the voices of this machine: it needs neither server nor database. */
export function defineVoicesCommand<Arguments>(definition: {
	command: string;
	describe: string;
	options(parser: Argv): Argv<Arguments>;
	run(args: ArgumentsCamelCase<Arguments>, voices: OpenVoices, terminal: Terminal): Promise<Answer>;
}): Register {
	const { command, describe, options, run } = definition;
	return (parser, perform) =>
		parser.command(command, describe, options, (args) =>
			perform.onVoices((voices, terminal) => run(args, voices, terminal)),
		);
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6).toLocaleString('pt-BR')} MB`;
