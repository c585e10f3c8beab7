import { TIMING } from '@nexus/contract/limits';
import { useSyncExternalStore } from 'react';

export interface ToastOptions {
	title: string;
	description?: string;
	destructive?: boolean;
	/** Milliseconds on screen. */
	duration?: number;
}

export interface ShownToast extends ToastOptions {
	id: number;
	open: boolean;
}

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
	shown = next;
	for (const listener of listeners) listener();
}

/** Shows a notice in place of the one on screen: there is never more than one. Gives its id. */
export function toast(options: ToastOptions): number {
	count += 1;
	set({ ...options, id: count, open: true });
	return count;
}

export function dismissToast(id: number): void {
	if (shown?.id !== id) return;
	set({ ...shown, open: false });
	setTimeout(() => shown?.id === id && set(null), TIMING.toastRemoval);
}

/** Takes the notice on screen away, before something opens that it would cover. */
export function dismissShownToast(): void {
	if (shown) dismissToast(shown.id);
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};

export const useToast = (): ShownToast | null => useSyncExternalStore(subscribe, () => shown);
