import type { Locator, Page } from 'playwright-core';
import { notice } from '../screens/generator-steps.ts';

/** What shows a string: a role by its accessible name, a notice, a field's placeholder, or just the text on screen. */
type ShownAs = 'text' | 'notice' | 'placeholder' | Parameters<Page['getByRole']>[0];

/** A string that the specification quotes. */
interface SpecifiedString {
	/** As quoted. */
	text: string;
	/** Where the specification quotes it first: chapter and section. */
	chapter: string;
	as: ShownAs;
	/** What is on screen where the quoted string has places to be filled. */
	shown?: RegExp | string;
}

/** A state of the running application, and the strings that it must show. */
interface State {
	screen: string;
	strings: readonly SpecifiedString[];
}

export type States = Record<string, State>;

/** Milliseconds until a string counts as missing. */
const PATIENCE = 60_000;

function place(page: Page, { text, as, shown = text }: SpecifiedString): Locator {
	if (as === 'notice') return notice(page).getByText(shown, { exact: true });
	if (as === 'placeholder') return page.getByPlaceholder(shown, { exact: true });
	if (as === 'text') return page.getByText(shown, { exact: true });
	return page.getByRole(as, { name: shown, exact: true });
}

export interface StringCheck<Name> {
	/** Finds every string of the state on the page. @throws with those that are missing */
	sees(page: Page, state: Name): Promise<void>;
	/** The states that were not checked. */
	unseen(): string[];
}

/** Checks that pages show the strings of a table's states, and records which states were checked. */
export function createStringCheck<Table extends States>(table: Table): StringCheck<keyof Table & string> {
	const seen = new Set<string>();
	return {
		async sees(page, name) {
			const looks = (table[name]?.strings ?? []).map(async (quoted) => {
				const seeable = quoted.as === 'option' ? {} : { visible: true };
				const there = place(page, quoted).filter(seeable).first();
				const found = await there.waitFor({ state: 'attached', timeout: PATIENCE }).then(
					() => true,
					() => false,
				);
				return found ? [] : [quoted.text];
			});
			const missing = (await Promise.all(looks)).flat();
			if (missing.length > 0) throw new Error(`"${name}" does not show: ${missing.join(' | ')}`);
			seen.add(name);
		},
		unseen: () => Object.keys(table).filter((name) => !seen.has(name)),
	};
}
