/** Letters that the fonts every visit begins with do not have: those of the `rare-fonts` in index.html. */
const RARE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u20a0-\u20ab]|[\u0300-\u0303]/;

/**
 * Makes the fonts of rare letters known once such a letter is in the page. Most visits never see one, and the browser
 * looks through every font it knows for every text it lays out.
 */
export function watchForRareLetters(root: HTMLElement): void {
	const fonts = document.getElementById('rare-fonts');
	if (!(fonts instanceof HTMLStyleElement)) return;
	const observer = new MutationObserver((changes) => {
		const isRare = changes.some(({ target, addedNodes }) =>
			(addedNodes.length > 0 ? [...addedNodes] : [target]).some((node) => RARE.test(node.textContent ?? '')),
		);
		if (!isRare) return;
		fonts.media = 'all';
		observer.disconnect();
	});
	observer.observe(root, { subtree: true, childList: true, characterData: true });
}
