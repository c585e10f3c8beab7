import { useEffect, useSyncExternalStore } from 'react';
import {
	clearUpload,
	currentUpload,
	resumeUpload,
	retryUpload,
	reuseDocument,
	reuseSeveral,
	selectFile,
	subscribe,
} from './upload-store.ts';

const ACTIONS = {
	select: selectFile,
	reuse: reuseDocument,
	several: reuseSeveral,
	retry: retryUpload,
	clear: clearUpload,
};

/**
 * One document on its way to the server. Choosing another gives up the one before; leaving the screen gives up nothing.
 */
export function useUpload() {
	const state = useSyncExternalStore(subscribe, currentUpload, currentUpload);
	useEffect(resumeUpload, []);
	return { state, ...ACTIONS };
}

export type UploadFlow = ReturnType<typeof useUpload>;
