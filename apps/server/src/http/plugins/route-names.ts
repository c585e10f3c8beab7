import { ROUTES, type RouteName } from '@nexus/contract';

const NAMES = new Map<string, RouteName>(
	Object.entries(ROUTES).map(([name, [method, url]]) => [`${method} ${url}`, name as RouteName]),
);

/** The contract's name of a route of the server; undefined for what is not in the contract. */
export const routeNameOf = (method: string, url: string): RouteName | undefined => NAMES.get(`${method} ${url}`);
