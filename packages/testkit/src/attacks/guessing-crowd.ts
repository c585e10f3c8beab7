import { callFrom, crowd, type Statuses } from './crowd.ts';

/** Wrong passwords for one account, from as many addresses. */
export function guessingCrowd(url: string, email: string, total: number): Promise<Statuses> {
	return crowd(total, total, (index) =>
		callFrom(url, `198.51.100.${index % 200}`, '/api/v1/auth/login', { email, password: `tentativa ${index}` }),
	);
}
