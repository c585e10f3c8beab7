import { ROUTES, type RouteName } from '@nexus/contract/routes';
import { HttpError, NO_ANSWER, reasonFromBody, refusalFromBody } from './http-error.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken } from './tokens.ts';

type Values = Record<string, string | number | undefined>;

export interface CallOptions {
	params?: Values;
	query?: Values;
	body?: unknown;
	form?: FormData;
	signal?: AbortSignal;
}

/** The address of a route with its `:places` filled and its query appended; undefined values are left out. */
export function addressOf(route: RouteName, params: Values = {}, query: Values = {}): string {
	const path = ROUTES[route][1].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
	return pairs.length ? `${path}?${new URLSearchParams(pairs)}` : path;
}

async function send(route: RouteName, options: CallOptions, token: string | null): Promise<Response> {
	const headers = new Headers({ accept: 'application/json' });
	if (token) headers.set('authorization', `Bearer ${token}`);
	if (options.body !== undefined) headers.set('content-type', 'application/json');
	try {
		return await fetch(addressOf(route, options.params, options.query), {
			method: ROUTES[route][0],
			credentials: 'include',
			headers,
			body: options.form ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
			signal: options.signal,
		});
	} catch (error) {
		throw options.signal?.aborted ? error : new HttpError(0, NO_ANSWER);
	}
}

const SIGN_IN: RouteName[] = ['login', 'register', 'refresh', 'logout'];

/** Sends a call; a 401 refreshes the tokens and tries once more. Throws {@link HttpError} for anything but success. */
export async function call<Answer>(route: RouteName, options: CallOptions = {}): Promise<Answer> {
	const unreadable = options.form ? 'Upload failed' : 'Network error';
	const token = accessToken();
	try {
		let response = await send(route, options, token);
		if (response.status === 401 && token && !SIGN_IN.includes(route) && (await refreshTokens(token)))
			response = await send(route, options, accessToken());
		if (!response.ok) {
			const text = await response.text();
			const reason = reasonFromBody(response.status, text, unreadable);
			throw new HttpError(response.status, reason, reason, refusalFromBody(text));
		}
		if (response.status === 204) return undefined as Answer;
		return (await response.json()) as Answer;
	} catch (error) {
		if (error instanceof HttpError || options.signal?.aborted) throw error;
		throw new HttpError(0, unreadable);
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
export async function read<Answer>(route: RouteName, options: CallOptions = {}): Promise<Answer> {
	await endOfTask();
	try {
		return await call<Answer>(route, options);
	} catch (error) {
		if (error instanceof HttpError) throw new HttpError(error.status, error.reason, `${error.status}: ${error.reason}`);
		throw error;
	}
}
