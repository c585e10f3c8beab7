import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Operation, Schema } from './document.ts';

export interface Reply {
	status: number;
	type: string;
	/** Parsed where it is JSON; the text otherwise. */
	body: unknown;
}

/** What is wrong with an answer, by the document: empty when nothing is. */
export type AnswerChecker = (operation: Operation, reply: Reply) => string[];

export const isJson = (type: string): boolean => /^application\/json(\+|$)/.test(type);

const ENGLISH = /\b(the|must|should|expected|required|unexpected|cannot|failed|received|found|already|with|of|too)\b/i;

/** Checks status, media type, body and the form of errors against what the document declares. Keeps what it compiles. */
export function createAnswerChecker(document: OpenApiDocument): AnswerChecker {
	// Whether the schemas themselves are right is for the linter to say.
	const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
	addFormats.default(ajv);
	ajv.addSchema({ $id: 'document', components: document.components });
	const compiled = new Map<string, ValidateFunction>();

	function validator(schema: Schema): ValidateFunction {
		const key = JSON.stringify(schema);
		const known =
			compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/components/', '"document#/components/')));
		compiled.set(key, known);
		return known;
	}

	return (operation, reply) => {
		const { status, type, body } = reply;
		// That a provider does not answer is no fault of the server, where the document says so.
		const isOfProvider =
			typeof body === 'object' && body !== null && 'code' in body && /^provider_/.test(String(body.code));
		const failed = status >= 500 && !isOfProvider ? [`answered ${status}: ${JSON.stringify(body)}`] : [];
		const declared = operation.answers[String(status)];
		if (!declared) return [...failed, `status ${status} is not declared: ${JSON.stringify(body)?.slice(0, 300)}`];
		const { content } = declared;
		if (!content) return body === '' ? failed : [...failed, `status ${status} has a body that is not declared`];
		const media = content[type];
		if (!media) return [...failed, `status ${status} is of type ${type}, declared: ${Object.keys(content)}`];
		if (!isJson(type)) return failed;
		const validate = validator(media.schema);
		const mismatches = validate(body)
			? []
			: (validate.errors ?? []).slice(0, 3).map(({ instancePath, message }) => `body${instancePath} ${message}`);
		return [...failed, ...mismatches, ...(status >= 400 ? errorFaults(declared['x-codes'] ?? [], body) : [])];
	};
}

function errorFaults(codes: string[], body: unknown): string[] {
	const {
		code,
		message,
		detail,
		issues = [],
	} = (body ?? {}) as {
		code?: string;
		message?: string;
		detail?: string;
		issues?: { path: string; message: string }[];
	};
	const faults: string[] = [];
	if (!codes.includes(code ?? '')) faults.push(`error code ${code} is not declared`);
	if (!message || message !== detail) faults.push(`detail does not repeat message: ${JSON.stringify(body)}`);
	for (const text of [message ?? '', ...issues.map((issue) => issue.message)]) {
		// What stands in quotation marks is what somebody sent.
		const own = text.replace(/"[^"]*"/g, '');
		if (text === '' || ENGLISH.test(own) || /\{\w+\}/.test(own)) faults.push(`not a sentence in Portuguese: "${text}"`);
	}
	return faults;
}
