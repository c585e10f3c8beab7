/** An answer that is an error, in the form of the service. */
export class ServiceError extends Error {
	override name = 'ServiceError';
	readonly status: number;
	readonly body: object;
	readonly headers: Record<string, string>;

	constructor(status: number, message: string, body: object, headers: Record<string, string> = {}) {
		super(message);
		this.status = status;
		this.body = body;
		this.headers = headers;
	}
}
