import { NexusError } from '@nexus/core/errors';
import type { OpenVoices } from '@nexus/server/runtime/open-voices';
import { StartupError } from '@nexus/server/runtime/startup-error';
import yargs from 'yargs';
import type { CommandRunner, Installation, Terminal } from './command.ts';
import { importDocument } from './commands/import/index.ts';
import { sessions } from './commands/sessions/index.ts';
import { user } from './commands/user/index.ts';
import { voices } from './commands/voices/index.ts';
import { InputError } from './input-error.ts';
import type { CommandOutput } from './output.ts';

const COMMANDS = [user, sessions, voices, importDocument];

const EXIT = { done: 0, failed: 1, misused: 2 } as const;

export interface CliEnvironment {
	/** Called once the command line has proved valid. */
	open(): Promise<Installation>;
	/** The natural voices of this machine, without the database. */
	openVoices(): Promise<OpenVoices>;
	/** Asks the user at the terminal. Null, as where this is absent, when nobody answers. */
	ask?: ((question: string, signal: AbortSignal) => Promise<string | null>) | undefined;
	/** Aborted when the program is to end. */
	signal?: AbortSignal | undefined;
	out(text: string): void;
	error(text: string): void;
}

/** Runs the command that `args` name. Answers the exit code: 0 done, 1 refused or failed, 2 a wrong command line. */
export async function runCli(args: string[], environment: CliEnvironment): Promise<number> {
	const json = args.includes('--json');
	const { out, error: err } = environment;
	const signal = environment.signal ?? new AbortController().signal;
	const terminal: Terminal = {
		showProgress: (text) => json || err(text),
		ask: async (question) => (await environment.ask?.(question, signal)) ?? null,
		signal,
	};
	const print = (answer: CommandOutput) => out(`${json ? JSON.stringify(answer.json) : answer.text}\n`);
	async function on<Opened extends { close(): Promise<void> }>(
		opening: Promise<Opened>,
		work: (opened: Opened) => Promise<CommandOutput>,
	): Promise<void> {
		const opened = await opening;
		try {
			print(await work(opened));
		} finally {
			await opened.close();
		}
	}
	const runner: CommandRunner = {
		withInstallation: (work) => on(environment.open(), work),
		withVoices: (work) => on(environment.openVoices(), (opened) => work(opened, terminal)),
		withoutInstallation: async (work) => print(await work(terminal)),
	};
	const parser = yargs()
		.scriptName('npm run nexus --')
		.locale('pt_BR')
		.usage('Administra o Nexus desta máquina, com o servidor ligado ou não.\n\n  $0 <comando>')
		.option('json', { type: 'boolean', describe: 'Responde em JSON, para programas' })
		.help('help', 'Mostra esta ajuda')
		.alias('help', 'h')
		.version(false)
		.wrap(null)
		.strict()
		.recommendCommands()
		.demandCommand(1, 'Falta o comando.')
		.exitProcess(false)
		.fail((message, error) => {
			throw error ?? new InputError(message);
		});
	for (const register of COMMANDS) register(parser, runner);
	try {
		await parser.parseAsync(args, {}, (_error, _argv, help) => {
			if (help) out(`${help}\n`);
		});
		return EXIT.done;
	} catch (error) {
		err(`${json ? JSON.stringify({ error: describe(error) }) : explain(error)}\n`);
		return error instanceof InputError ? EXIT.misused : EXIT.failed;
	}
}

/** What an operator can act on is told in its sentence alone; anything else with its stack. */
function explain(error: unknown): string {
	if (error instanceof InputError) return `${error.message}\nAjuda: npm run nexus -- --help`;
	if (error instanceof NexusError || error instanceof StartupError) return error.message;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function describe(error: unknown): { code: string; message: string } {
	const message = error instanceof Error ? error.message : String(error);
	if (error instanceof NexusError) return { code: error.code, message };
	return {
		code: error instanceof InputError ? 'usage' : error instanceof StartupError ? 'startup' : 'internal',
		message,
	};
}
