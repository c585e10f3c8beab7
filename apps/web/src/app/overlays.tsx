import { type ComponentType, useEffect, useState } from 'react';
import { allowIdleWork, whenIdle } from '../lib/idle.ts';
import { useToast } from '../lib/toast.ts';

/**
 * What comes over every screen. Notices have to be there when the server is not: their code comes right after the first
 * screen. Where it cannot be had, the next notice asks for it again. Tooltips come when there is time.
 */
export function Overlays() {
	const [Toaster, setToaster] = useState<ComponentType | null>(null);
	const [Tooltips, setTooltips] = useState<ComponentType | null>(null);
	const notice = useToast()?.id;

	// biome-ignore lint/correctness/useExhaustiveDependencies: a notice is a reason to try again
	useEffect(() => {
		if (Toaster) return;
		import('../ui/toaster.tsx').then(
			(fetched) => setToaster(() => fetched.default),
			(error: unknown) => console.error('Notices cannot be shown', error),
		);
	}, [notice, Toaster]);

	useEffect(() => {
		whenIdle(async () => {
			const fetched = await import('../ui/tooltips.tsx');
			setTooltips(() => fetched.default);
		});
		allowIdleWork();
	}, []);

	return (
		<>
			{Toaster && <Toaster />}
			{Tooltips && <Tooltips />}
		</>
	);
}
