import { DropdownMenu } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import { SPEEDS, speedLabel } from './controls.ts';

export function SpeedMenu({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button
					variant="quiet"
					size="icon"
					aria-label={`Velocidade: ${speedLabel(speed)}`}
					className="figures w-14! text-note"
				>
					{speedLabel(speed)}
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent>
				<DropdownMenu.RadioGroup value={String(speed)} onValueChange={(value) => onChange(Number(value))}>
					{SPEEDS.map((one) => (
						<DropdownMenu.RadioItem key={one} value={String(one)} className={`${MENU_ITEM} figures`}>
							<span className="w-10">{speedLabel(one)}</span>
							<DropdownMenu.ItemIndicator className="size-2 rounded-full bg-ink" />
						</DropdownMenu.RadioItem>
					))}
				</DropdownMenu.RadioGroup>
			</MenuContent>
		</DropdownMenu.Root>
	);
}
