import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 120;

/** What is wrong with where the keyboard's focus is; null when it can be seen. */
const unseenFocus = (page: Page) =>
	page.evaluate(() => {
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0) return null;
		const name = focused.outerHTML.slice(0, 160);
		const ringed = (element: Element | null, levels: number): boolean => {
			if (!element || levels === 0) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(element);
			// The border of a field takes the ring's colour too.
			const least = element.matches('input, textarea') ? 1 : 2;
			return (
				(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= least) ||
				ringed(element.parentElement, levels - 1)
			);
		};
		if (!ringed(focused, 2)) return `no ring: ${name}`;
		const { left, right, top, bottom } = focused.getBoundingClientRect();
		const inSight = right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
		return inSight ? null : `out of sight: ${name}`;
	});

/** Somebody without a mouse: goes by Tab alone, and notes every stop that an eye could not find. */
export class KeyboardUser {
	readonly page: Page;
	readonly unseen: string[] = [];

	constructor(page: Page) {
		this.page = page;
	}

	isAt(target: Locator): Promise<boolean> {
		return target.evaluate((element) => element === document.activeElement);
	}

	/** Waits for it, then tabs until it has the focus. @throws when Tab does not lead there */
	async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
		await target.waitFor();
		for (let stop = 0; stop < MOST_STOPS; stop++) {
			if (await this.isAt(target)) return;
			await this.page.keyboard.press(key);
			const unseen = await unseenFocus(this.page);
			if (unseen) this.unseen.push(unseen);
		}
		throw new Error(`Tab does not lead to ${target}`);
	}

	async press(target: Locator, key = 'Enter'): Promise<void> {
		await this.goTo(target);
		await this.page.keyboard.press(key);
	}

	async write(target: Locator, text: string): Promise<void> {
		await this.goTo(target);
		await this.page.keyboard.insertText(text);
	}

	/** The accessible name, or the beginning of the text, of what has the focus. */
	place(): Promise<string> {
		return this.page.evaluate(() => {
			const focused = document.activeElement;
			return focused?.getAttribute('aria-label') ?? (focused === document.body ? 'body' : (focused?.textContent ?? ''));
		});
	}
}
