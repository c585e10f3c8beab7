import { newUser } from '../stack/api-client.ts';
import { addressOf, callFrom, crowd, type Statuses } from './crowd.ts';

/** Many registrations with fresh e-mails, from one address or, with `addresses`, from so many in turn. */
export function registrationFlood(
	url: string,
	{ total, atOnce = 50, addresses = 1 }: { total: number; atOnce?: number; addresses?: number },
): Promise<Statuses> {
	return crowd(total, atOnce, (index) =>
		callFrom(url, addressOf(index % addresses), '/api/v1/auth/register', newUser()),
	);
}
