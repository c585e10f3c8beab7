import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

const WORDS = { dark: 'Usar tema escuro', light: 'Usar tema claro' };

/** The style sheet shows what fits the theme: right in index.html as well, where public/boot.js answers the click. */
export function ThemeToggle() {
	const other = useTheme() === 'dark' ? 'light' : 'dark';
	return (
		<Tooltip text={WORDS[other]}>
			<Button variant="quiet" size="icon" data-theme-toggle="" onClick={() => chooseTheme(other)}>
				<span className="night:hidden">
					<Moon className="size-5" aria-hidden="true" />
					<span className="sr-only">{WORDS.dark}</span>
				</span>
				<span className="hidden night:inline">
					<Sun className="size-5" aria-hidden="true" />
					<span className="sr-only">{WORDS.light}</span>
				</span>
			</Button>
		</Tooltip>
	);
}
