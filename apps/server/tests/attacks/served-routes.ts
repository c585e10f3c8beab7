import { BODY_EXAMPLES, ROUTE_ACCESS, ROUTES, type RouteAccess, type RouteName } from '@nexus/contract';
import type { Stack } from '@nexus/testkit/stack';
import type { AccountData } from '@nexus/testkit/test-accounts';

export interface ServedRoute {
	name: RouteName;
	method: string;
	url: string;
	access: RouteAccess;
	/** Its address, with the ids of this data. */
	path(data: AccountData): string;
	/** Something that it takes; undefined where it takes nothing. */
	body?: Record<string, unknown>;
}

/** Beyond what the documentation shows. */
const BODIES: Partial<Record<RouteName, Record<string, unknown>>> = {
	changeScript: { version: 'x', changes: [{ after: null, remove: 1, lines: [] }] },
	saveScript: { content: '[HOST_A]: A ponte foi aberta em 1926.' },
};

const KINDS: [RegExp, keyof AccountData][] = [
	[/^\/api\/v1\/podcasts\/jobs\/:id/, 'job'],
	[/^\/api\/v1\/podcasts\/:id/, 'podcast'],
	[/^\/api\/v1\/series\/:id/, 'series'],
	[/^\/api\/v1\/api-keys\/:id/, 'apiKey'],
	[/^\/api\/v1\/auth\/sessions\/:id/, 'session'],
	[/^\/api\/v1\/documents\/(?:import\/)?:id/, 'document'],
	[/^\/api\/v1\/storage\/.*documents?\/:id/, 'document'],
	[/^\/api\/v1\/storage\/.*audio\/:id/, 'podcast'],
	[/^\/api\/v1\/cleanup\/podcast\/:id/, 'podcast'],
	// Of no pronunciation, nobody's: others' are tried where they are made.
	[/^\/api\/v1\/pronunciations\/:id/, 'podcast'],
];

/** @throws for a kind of address that nobody has said yet what it names */
function fill(url: string, data: AccountData): string {
	if (!url.includes(':')) return url;
	if (url.includes(':name')) return url.replace(':name', 'kokoro');
	if (url.includes(':voice')) return url.replace(':voice', 'Kore');
	const kind = KINDS.find(([pattern]) => pattern.test(url))?.[1];
	const filled =
		kind && url.replace(':id', data[kind]).replace(':index', '0').replace(':number', '1').replace(':section', '0');
	if (!filled || filled.includes(':')) throw new Error(`${url}: what does it name?`);
	return filled;
}

/** The calls of the contract that the server answers. */
export const servedRoutes = (stack: Stack): ServedRoute[] =>
	contractRoutes().filter(({ method, url }) => isServed(stack, method, url));

/** The calls of the contract that read a body. */
export const bodyRoutes = (): ServedRoute[] => contractRoutes().filter(({ body }) => body !== undefined);

function contractRoutes(): ServedRoute[] {
	return (Object.keys(ROUTES) as RouteName[]).map((name) => {
		const [method, url] = ROUTES[name];
		const body = ['POST', 'PUT', 'PATCH'].includes(method) ? (BODIES[name] ?? BODY_EXAMPLES[name] ?? {}) : undefined;
		const path = (data: AccountData) => fill(url, data);
		return { name, method, url, access: ROUTE_ACCESS[name], path, ...(body && { body }) };
	});
}

/** The router knows an address without the slash at its end. */
function isServed({ nexus: { app } }: Stack, method: string, url: string): boolean {
	return (
		app.hasRoute({ method: method as 'GET', url }) ||
		app.hasRoute({ method: method as 'GET', url: url.replace(/\/$/, '') })
	);
}
