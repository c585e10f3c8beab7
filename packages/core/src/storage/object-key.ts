const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** The key itself. @throws Error for what is not one: nothing outside the store can be named. */
export function objectKey(key: string): string {
	if (!KEY.test(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
	return key;
}

/** A prefix is empty, or a key with or without a slash at its end; answered with one. @throws Error */
export function objectPrefix(prefix: string): string {
	return prefix === '' ? '' : `${objectKey(prefix.replace(/\/$/, ''))}/`;
}
