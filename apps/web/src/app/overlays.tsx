import { type ComponentType, useEffect, useState } from 'react';
import { beginIdling, whenIdle } from '../lib/idle.ts';
import { useToast } from '../lib/toast.ts';

const loadToaster = () => import('../ui/toaster.tsx');
const loadTooltips = () => import('../ui/tooltips.tsx');

/** What comes over every screen: notices and tooltips. Their code comes when there is time, or with the first notice. */
export function Overlays() {
	const [Toaster, setToaster] = useState<ComponentType | null>(null);
	const [Tooltips, setTooltips] = useState<ComponentType | null>(null);
	const notice = useToast()?.id;

	useEffect(() => {
		whenIdle(async () => {
			const fetched = await loadToaster();
			setToaster(() => fetched.default);
		});
		whenIdle(async () => {
			const fetched = await loadTooltips();
			setTooltips(() => fetched.default);
		});
		beginIdling();
	}, []);

	// Where it cannot be had, the next notice asks for it again.
	useEffect(() => {
		if (notice === undefined || Toaster) return;
		loadToaster().then(
			(fetched) => setToaster(() => fetched.default),
			(error: unknown) => console.error('Notices cannot be shown', error),
		);
	}, [notice, Toaster]);

	return (
		<>
			{Toaster && <Toaster />}
			{Tooltips && <Tooltips />}
		</>
	);
}
