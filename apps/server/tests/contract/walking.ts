import { ROUTES, type RouteName } from '@nexus/contract';
import {
	type AnswerChecker,
	createAnswerChecker,
	type OpenApiDocument,
	type Operation,
	operationsOf,
	readDocument,
	walkOperation,
} from '@nexus/testkit/contract';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ContractSetup, createContractSetup } from './contract-setup.ts';
import { GOOD_CALLS } from './good-calls.ts';

/** The walks are in two files, which run side by side. */
export const isOfPodcasts = (name: RouteName): boolean => ROUTES[name][1].startsWith('/api/v1/podcasts');

/** Tests each of the routes against what the server's OpenAPI document says of it. */
export function walks(routes: readonly RouteName[]): { documented(): Record<string, [string, string]> } {
	let stack: Stack;
	let ollama: Emulator;
	let setup: ContractSetup;
	let document: OpenApiDocument;
	let operations: Map<string, Operation>;
	let check: AnswerChecker;
	beforeAll(async () => {
		ollama = await startOpenAiEmulator();
		const localServers = { ollama: ollama.url, 'lm-studio': ollama.url };
		stack = await startStack({}, undefined, undefined, { localServers });
		setup = await createContractSetup(stack);
		document = await readDocument(stack.url);
		check = createAnswerChecker(document);
		operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
	});
	afterEach(() => setup.settle());
	afterAll(async () => {
		await stack?.close();
		await ollama?.close();
	});

	it.each([...routes])('%s answers as declared, whatever it is sent', async (name) => {
		const operation = operations.get(name);
		if (!operation) throw new Error(`${name} is not in the document`);
		const prepare = async () => GOOD_CALLS[name](setup);
		const walked = { url: stack.url, document, operation, walker: setup.walker, check };
		const { violations } = await walkOperation(walked, prepare);
		expect(violations).toEqual([]);
	});

	return {
		/** Method and path of each documented call, by its name. */
		documented: () =>
			Object.fromEntries(
				[...operations.values()].map(({ id, method, path }) => [id, [method, path.replace(/\{(\w+)\}/g, ':$1')]]),
			),
	};
}
