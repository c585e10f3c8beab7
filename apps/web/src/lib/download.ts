import { HttpError, NO_ANSWER, reasonFromBody } from './http-error.ts';
import { refreshTokens } from './refresh.ts';

/** A file name that every file system takes. */
export const fileName = (title: string, extension: string): string =>
	`${title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'podcast'}.${extension}`;

const firstByte = (address: string) =>
	fetch(address, { credentials: 'include', headers: { range: 'bytes=0-0' } }).catch(() => {
		throw new HttpError(0, NO_ANSWER);
	});

/** Lets the browser save what is at `address`, after a look whether it is there. Throws {@link HttpError} if not. */
export async function download(address: string, name: string): Promise<void> {
	let answer = await firstByte(address);
	if (answer.status === 401 && (await refreshTokens())) answer = await firstByte(address);
	if (!answer.ok)
		throw new HttpError(answer.status, reasonFromBody(answer.status, await answer.text(), 'Network error'));
	await answer.body?.cancel();
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
}
