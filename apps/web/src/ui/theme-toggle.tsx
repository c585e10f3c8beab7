import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export function ThemeToggle() {
	const theme = useTheme();
	const other = theme === 'dark' ? 'light' : 'dark';
	const label = other === 'dark' ? 'Usar tema escuro' : 'Usar tema claro';
	return (
		<Tooltip text={label}>
			<Button variant="quiet" size="icon" aria-label={label} onClick={() => chooseTheme(other)}>
				{other === 'dark' ? (
					<Moon className="size-5" aria-hidden="true" />
				) : (
					<Sun className="size-5" aria-hidden="true" />
				)}
			</Button>
		</Tooltip>
	);
}
