import fc, { type Arbitrary } from 'fast-check';
import type { OpenApiDocument, Operation, Parameter } from '../contract/document.ts';
import { oddTexts, valuesOf } from './values.ts';

export interface FuzzedRequest {
	operation: Operation;
	/** From the server's root, with its query. */
	path: string;
	caller: 'owner' | 'nobody' | 'key' | 'garbage';
	headers: Record<string, string>;
	body: string | null;
}

/** What an address may name. */
export type Kind = 'podcast' | 'job' | 'document' | 'apiKey' | 'session';

/** Ids to be named in requests. */
export interface FuzzedIds {
	own: Record<Kind, string[]>;
	/** Those of them that may be deleted. */
	disposable: Record<Kind, string[]>;
	/** Of somebody else. */
	foreign: string[];
	/** Texts that mean something in a body, such as the ids of lines. */
	words: string[];
}

/** Requests of any operation of the document. */
export function requestsOf(
	document: OpenApiDocument,
	operations: Operation[],
	ids: FuzzedIds,
): Arbitrary<FuzzedRequest> {
	const all = [...Object.values(ids.own).flat(), ...ids.foreign, ...ids.words];
	return fc.constantFrom(...operations).chain((operation) =>
		fc
			.record({
				places: placesOf(document, operation, ids, all),
				query: queryOf(document, operation, all),
				caller: fc.oneof(
					{ weight: 12, arbitrary: fc.constant('owner' as const) },
					{ weight: 1, arbitrary: fc.constantFrom('nobody' as const, 'key' as const, 'garbage' as const) },
				),
				extra: headers(),
				body: bodyOf(document, operation, all),
			})
			.map(({ places, query, caller, extra, body }): FuzzedRequest => {
				const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(textOf(places[name])));
				const pairs = Object.entries(query).map(([name, value]) => `${encodeText(name)}=${encodeText(textOf(value))}`);
				return {
					operation,
					path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
					caller,
					headers: { ...(body?.type && { 'content-type': body.type }), ...extra },
					body: body?.text ?? null,
				};
			}),
	);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Half a surrogate pair cannot be in an address. A name of dots alone would be resolved before it is sent. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, '%2E') || '%20';

const KINDS: [RegExp, Kind][] = [
	[/\/jobs\//, 'job'],
	[/\/api-keys\//, 'apiKey'],
	[/\/sessions\//, 'session'],
	[/\/documents?\//, 'document'],
	[/./, 'podcast'],
];

const isDeleting = ({ method, id }: Operation): boolean => method === 'DELETE' || id === 'cleanPodcast';

function placesOf(document: OpenApiDocument, operation: Operation, ids: FuzzedIds, all: string[]) {
	const { path, parameters } = operation;
	const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'podcast';
	const named = (isDeleting(operation) ? ids.disposable : ids.own)[kind];
	const places = parameters.filter(({ in: place }) => place === 'path');
	const values = places.map(({ name, schema }) => [
		name,
		schema.format === 'uuid'
			? fc.oneof(
					{ weight: 12, arbitrary: fc.constantFrom(...named, ...(named.length > 0 ? [] : ids.foreign)) },
					{ weight: 3, arbitrary: fc.constantFrom(...ids.foreign) },
					{ weight: 1, arbitrary: oddTexts() },
				)
			: valuesOf(document, schema, all),
	]);
	return fc.record(Object.fromEntries(values) as Record<string, Arbitrary<unknown>>);
}

function queryOf(document: OpenApiDocument, { id, parameters }: Operation, ids: string[]) {
	const fields = parameters
		.filter(({ in: place }) => place === 'query')
		.map(({ name, schema }: Parameter) => [name, valuesOf(document, schema, ids)]);
	const values = Object.fromEntries([...fields, ['x', oddTexts()]]) as Record<string, Arbitrary<unknown>>;
	// Nobody writes the script, nor reads the document, that it would wait for.
	if (id === 'preview' || id === 'importDocument')
		return fc.record({ ...values, wait: fc.constantFrom('0', '-1', 'x') });
	return fc.record(values, { requiredKeys: [] });
}

const headers = (): Arbitrary<Record<string, string>> =>
	fc.oneof(
		{ weight: 6, arbitrary: fc.constant({}) },
		{
			weight: 1,
			arbitrary: fc.record(
				{
					range: fc.constantFrom(
						'bytes=0-10',
						'bytes=-1',
						'bytes=9-1',
						'bytes=0-1,3-4',
						'x',
						`bytes=${'9'.repeat(50)}-`,
					),
					'if-match': fc.constantFrom('*', '"x"', 'W/"x"'),
					'if-none-match': fc.constantFrom('*', '"x"'),
					'last-event-id': fc.constantFrom('0', 'x', '9'.repeat(199), '1.1'),
					'idempotency-key': fc.constantFrom('a', 'b', 'x'.repeat(300)),
					accept: fc.constantFrom('text/html', '*/*', 'x'),
					'accept-language': fc.constantFrom('en', 'xx;q=9'),
				},
				{ requiredKeys: [] },
			) as Arbitrary<Record<string, string>>,
		},
	);

interface Body {
	text: string;
	type: string;
}

function bodyOf(document: OpenApiDocument, operation: Operation, ids: string[]): Arbitrary<Body | null> {
	if (operation.method === 'GET') return fc.constant(null);
	const { body, id } = operation;
	const json = body ? valuesOf(document, body.schema, ids) : fc.constantFrom({}, null);
	const texts = json.map((value) => JSON.stringify(value));
	const whole = texts.map((text) => ({ text, type: 'application/json' }));
	const broken = fc.oneof(
		fc
			.tuple(texts, fc.nat())
			.map(([text, at]) => ({ text: text.slice(0, at % (text.length + 1)), type: 'application/json' })),
		oddTexts().map((text) => ({ text, type: 'application/json' })),
		fc.tuple(texts, fc.constantFrom('text/plain', 'application/xml', 'x/y')).map(([text, type]) => ({ text, type })),
	);
	if (id === 'upload') return fc.oneof(forms(), forms(), broken);
	return fc.oneof(
		{ weight: 12, arbitrary: whole },
		{ weight: 1, arbitrary: broken },
		{ weight: 1, arbitrary: fc.constant(null) },
	);
}

function forms(): Arbitrary<Body> {
	const name = fc.oneof(fc.constantFrom('a.md', 'a.txt', 'a.pdf', '../a.md', '.md', 'a'), fc.string({ maxLength: 40 }));
	const content = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), oddTexts());
	const field = fc.oneof(
		{ weight: 8, arbitrary: fc.constant('file') },
		{ weight: 1, arbitrary: fc.constantFrom('', 'x', '__proto__') },
	);
	return fc.tuple(field, name, content).map(([part, file, text]) => {
		const quoted = file.replace(/["\r\n]/g, '_');
		const head = `--borda\r\ncontent-disposition: form-data; name="${part}"; filename="${quoted}"\r\n\r\n`;
		return { text: `${head}${text}\r\n--borda--\r\n`, type: 'multipart/form-data; boundary=borda' };
	});
}
