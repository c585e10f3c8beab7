import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export const registrationQuery = queryOptions({
	queryKey: ['registration'],
	queryFn: ({ signal }) => read('registration', { signal }),
});
