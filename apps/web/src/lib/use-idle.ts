import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** Whether there has been idle time since the component came. */
export function useIdle(): boolean {
	const [idle, setIdle] = useState(false);
	useEffect(() => whenIdle(async () => setIdle(true)), []);
	return idle;
}
