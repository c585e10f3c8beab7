import { useEffect } from 'react';
import { nameScreen } from '../lib/tab-title.ts';

/** Names the screen in the browser's tab. */
export function useTitle(title: string): void {
	useEffect(() => nameScreen(title), [title]);
}
