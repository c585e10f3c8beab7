import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@nexus/contract';
import { ROUTES, type RouteName } from '@nexus/contract/routes';
import { HttpError, NO_ANSWER, reasonFromBody, refusalFromBody } from './http-error.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken } from './tokens.ts';

type Given<Key extends string, Value> = { [K in Key]: Value };
type Optional<Key extends string, Value> = { [K in Key]?: Value | undefined };
type Params<Name extends RouteName> = [keyof ParamsOf<Name>] extends [never]
	? Optional<'params', undefined>
	: Given<'params', ParamsOf<Name>>;
type Body<Name extends RouteName> = [BodyOf<Name>] extends [never]
	? Optional<'body', undefined>
	: undefined extends BodyOf<Name>
		? Optional<'body', BodyOf<Name>>
		: Given<'body', BodyOf<Name>>;

/** What is given to a call, by the contract. */
type CallOptions<Name extends RouteName> = Params<Name> &
	Body<Name> & { query?: QueryOf<Name>; signal?: AbortSignal | undefined };

/** The options, which may be left out where the call needs none. */
type Rest<Name extends RouteName> =
	Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** Any call's options, once they were checked for it. */
interface Sent {
	params?: Record<string, string | number> | undefined;
	query?: Record<string, unknown> | undefined;
	body?: unknown;
	signal?: AbortSignal | undefined;
}

/** The address of a route with its `:places` filled and its query appended; undefined values are left out. */
export function addressOf<Name extends RouteName>(
	route: Name,
	...[params, query]: [keyof ParamsOf<Name>] extends [never]
		? [params?: undefined, query?: QueryOf<Name>]
		: [params: ParamsOf<Name>, query?: QueryOf<Name>]
): string {
	return filled(ROUTES[route][1], { params, query });
}

function filled(route: string, { params = {}, query = {} }: Sent): string {
	const path = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
	return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}

async function send(route: RouteName, options: Sent, token: string | null): Promise<Response> {
	const headers = new Headers({ accept: 'application/json' });
	if (token) headers.set('authorization', `Bearer ${token}`);
	if (options.body !== undefined) headers.set('content-type', 'application/json');
	try {
		const [method, path] = ROUTES[route];
		return await fetch(filled(path, options), {
			method,
			credentials: 'include',
			headers,
			body: options.body === undefined ? undefined : JSON.stringify(options.body),
			signal: options.signal,
		});
	} catch (error) {
		throw options.signal?.aborted ? error : new HttpError(0, NO_ANSWER);
	}
}

const SIGN_IN: RouteName[] = ['login', 'register', 'refresh', 'logout'];

const UNREADABLE = 'Network error';

/** The contract says what it is, which the server's own schemas see to. */
const contentOf = (status: number, text: string) => (status === 204 ? undefined : JSON.parse(text));

/** Sends a call; a 401 refreshes the tokens and tries once more. Throws {@link HttpError} for anything but success. */
export async function call<Name extends RouteName>(route: Name, ...[given]: Rest<Name>): Promise<AnswerOf<Name>> {
	const options: Sent = given ?? {};
	const token = accessToken();
	try {
		let response = await send(route, options, token);
		if (response.status === 401 && token && !SIGN_IN.includes(route) && (await refreshTokens(token)))
			response = await send(route, options, accessToken());
		const text = await response.text();
		if (!response.ok) {
			const reason = reasonFromBody(response.status, text, UNREADABLE);
			throw new HttpError(response.status, reason, reason, refusalFromBody(text));
		}
		return contentOf(response.status, text);
	} catch (error) {
		if (error instanceof HttpError || options.signal?.aborted) throw error;
		throw new HttpError(0, UNREADABLE);
	}
}

const endOfTask = () =>
	new Promise<void>((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});

/**
 * As {@link call}, for queries: the error's message is the status, a colon and the reason. Each is sent in a task of its
 * own, for a screen that comes asks for a handful at once.
 */
export async function read<Name extends RouteName>(route: Name, ...options: Rest<Name>): Promise<AnswerOf<Name>> {
	await endOfTask();
	try {
		return await call(route, ...options);
	} catch (error) {
		if (error instanceof HttpError) throw new HttpError(error.status, error.reason, `${error.status}: ${error.reason}`);
		throw error;
	}
}
