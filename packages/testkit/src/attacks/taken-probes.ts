import { newUser } from '../stack/api-client.ts';
import { callFrom, crowd, type Statuses } from './crowd.ts';

/** Registrations with an e-mail that has an account, to find out whether it has. */
export function takenProbes(
	url: string,
	{ email, address, total, atOnce = 8 }: { email: string; address: string; total: number; atOnce?: number },
): Promise<Statuses> {
	return crowd(total, atOnce, () => callFrom(url, address, '/api/v1/auth/register', { ...newUser(), email }));
}
