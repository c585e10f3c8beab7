/** Puts text on the clipboard, also where the page is not served over HTTPS. Throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
	if (window.isSecureContext) {
		await navigator.clipboard.writeText(text);
		return;
	}
	const carrier = document.createElement('textarea');
	carrier.value = text;
	carrier.readOnly = true;
	carrier.style.cssText = 'position:fixed;opacity:0';
	const place = document.activeElement instanceof HTMLElement ? document.activeElement : null;
	(place?.parentElement ?? document.body).append(carrier);
	carrier.select();
	const copied = document.execCommand('copy');
	carrier.remove();
	place?.focus();
	if (!copied) throw new Error('Não foi possível copiar');
}
