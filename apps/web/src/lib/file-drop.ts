import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Text that is dragged into a field goes there. */
const isTextForField = (event: DragEvent): boolean =>
	!hasFiles(event) && event.target instanceof Element && event.target.closest('input, textarea') !== null;

/** Keeps a drop from leaving the page: a browser opens a dropped file or link in the page's place. */
export function keepPageOnDrop(): void {
	for (const type of ['dragover', 'drop'] as const)
		window.addEventListener(type, (event) => {
			if (event.defaultPrevented || isTextForField(event)) return;
			event.preventDefault();
			if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
		});
}

/** A modal dialog covers the page, so a drop is not meant for it. */
const isCovered = (): boolean => document.body.style.pointerEvents === 'none';

/**
 * Takes files that are dropped anywhere in the window, unless a dialog is open.
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
	const [over, setOver] = useState(false);
	const latest = useRef(onFiles);
	useEffect(() => {
		latest.current = onFiles;
	}, [onFiles]);
	useEffect(() => {
		const take = (event: DragEvent) => {
			if (!hasFiles(event) || isCovered()) return false;
			event.preventDefault();
			if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
			return true;
		};
		const onDragOver = (event: DragEvent) => {
			if (take(event)) setOver(true);
		};
		const onDragLeave = ({ relatedTarget }: DragEvent) => {
			if (relatedTarget === null) setOver(false);
		};
		const onDrop = (event: DragEvent) => {
			setOver(false);
			if (take(event)) latest.current([...(event.dataTransfer?.files ?? [])]);
		};
		window.addEventListener('dragover', onDragOver);
		window.addEventListener('dragleave', onDragLeave);
		window.addEventListener('drop', onDrop);
		return () => {
			window.removeEventListener('dragover', onDragOver);
			window.removeEventListener('dragleave', onDragLeave);
			window.removeEventListener('drop', onDrop);
		};
	}, []);
	return over;
}
