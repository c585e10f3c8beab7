import type { AnswerOf } from '@nexus/contract';
import { ROUTES } from '@nexus/contract/routes';
import { HttpError, NO_ANSWER, reasonFromBody } from './http-error.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken } from './tokens.ts';

interface UploadOptions {
	signal: AbortSignal;
	/** Gets the share that has left this machine, 0 to 1. */
	onProgress: (share: number) => void;
}

/** The calls that take a form. */
type FormRoute = 'upload' | 'importDocument';

const UNREADABLE = 'Upload failed';

/** `fetch` does not tell how much of a body was sent; this does. */
function post(route: FormRoute, form: FormData, token: string | null, { signal, onProgress }: UploadOptions) {
	return new Promise<{ status: number; text: string }>((resolve, reject) => {
		const request = new XMLHttpRequest();
		const [method, path] = ROUTES[route];
		request.open(method, path);
		if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
		request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
		request.onload = () => resolve({ status: request.status, text: request.responseText });
		request.onerror = () => reject(new HttpError(0, NO_ANSWER));
		request.onabort = () => reject(signal.reason);
		signal.addEventListener('abort', () => request.abort(), { once: true });
		request.send(form);
	});
}

/** Sends a document. A 401 refreshes the tokens and tries once more. Throws {@link HttpError} for anything but success. */
export const uploadFile = (file: File, options: UploadOptions): Promise<AnswerOf<'upload'>> =>
	sendFile('upload', file, options);

/** The same for a file of any kind, which is then converted. */
export const importFile = (file: File, options: UploadOptions): Promise<{ id: string }> =>
	sendFile('importDocument', file, options);

async function sendFile<Answer>(route: FormRoute, file: File, options: UploadOptions): Promise<Answer> {
	const form = new FormData();
	form.append('file', file, file.name);
	const token = accessToken();
	let answer = await post(route, form, token, options);
	if (answer.status === 401 && token && (await refreshTokens(token))) {
		answer = await post(route, form, accessToken(), options);
	}
	const { status, text } = answer;
	if (status < 200 || status > 299) throw new HttpError(status, reasonFromBody(status, text, UNREADABLE));
	return JSON.parse(text);
}
