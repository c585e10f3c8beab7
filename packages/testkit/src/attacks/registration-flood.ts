import { newUser } from '../stack/api-client.ts';
import { addressOf, callFrom, crowd, type Statuses } from './crowd.ts';

interface RegistrationFlood {
	total: number;
	atOnce?: number;
	addresses?: number;
	/** Ends it before `total` is reached. */
	signal?: AbortSignal;
}

/** Many registrations with fresh e-mails, from one address or, with `addresses`, from so many in turn. */
export function registrationFlood(
	url: string,
	{ total, atOnce = 50, addresses = 1, signal }: RegistrationFlood,
): Promise<Statuses> {
	const register = (index: number) => callFrom(url, addressOf(index % addresses), '/api/v1/auth/register', newUser());
	return crowd(total, atOnce, register, signal);
}
