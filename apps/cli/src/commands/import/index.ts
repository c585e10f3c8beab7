import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { DocumentImport } from '@nexus/contract';
import { callerVariables } from '@nexus/server/runtime/config';
import type { RegisterCommand } from '../../command.ts';
import { InputError } from '../../input-error.ts';
import { counted } from '../../output.ts';
import { createServerCalls } from './server-calls.ts';

/** Brings a document through a server that runs, as its owner: what is read ends among the documents of the key's account. */
export const importDocument: RegisterCommand = (parser, runner) =>
	parser.command(
		'import <origem>',
		'Traz um documento (arquivo ou endereço da web) e mostra o Markdown em que ficou',
		(command) =>
			command
				.positional('origem', { type: 'string', demandOption: true, describe: 'Arquivo, ou endereço de uma página' })
				.option('server', {
					type: 'string',
					default: callerVariables().server,
					describe: 'Endereço do servidor',
				})
				.option('key', {
					type: 'string',
					describe: 'Chave de API com uploads:create e uploads:read (ou em NEXUS_API_KEY)',
				}),
		({ origem: source, server, key = callerVariables().apiKey }) =>
			runner.withoutInstallation(async (terminal) => {
				if (!key) throw new InputError('Falta a chave de API: --key, ou a variável NEXUS_API_KEY.');
				if (!URL.canParse(server)) throw new InputError(`--server não é um endereço: ${server}`);
				const calls = createServerCalls({ server, key, signal: terminal.signal });
				const { id } = await calls.bring(await bodyOf(source));
				terminal.showProgress(`Lendo ${source}...\n`);
				const read = await calls.end(id);
				terminal.showProgress(`${summaryOf(read)}\n`);
				return { json: read, text: read.markdown ?? '' };
			}),
	);

/** A page's address as JSON, a file as a form. @throws InputError for a file that cannot be read */
async function bodyOf(source: string): Promise<FormData | { url: string }> {
	if (/^https?:\/\//i.test(source)) return { url: source };
	try {
		const form = new FormData();
		form.append('file', await openAsBlob(source), basename(source));
		return form;
	} catch (error) {
		throw new InputError(`Não foi possível ler ${source}: ${error instanceof Error ? error.message : error}`);
	}
}

function summaryOf({ id, title, source, words, warnings }: DocumentImport): string {
	const facts = [
		title ?? source?.name,
		source?.pages && counted(source.pages, 'página', 'páginas'),
		words !== null && counted(words, 'palavra', 'palavras'),
		`documento ${id}`,
	].filter(Boolean);
	return [facts.join(', '), ...warnings.map(({ message }) => `Aviso: ${message}`)].join('\n');
}
