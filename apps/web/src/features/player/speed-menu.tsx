import { DropdownMenu } from 'radix-ui';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import { SPEEDS, speedLabel } from './controls.ts';

interface SpeedMenuProps {
	speed: number;
	onChange: (speed: number) => void;
	/** Whether the hosts are heard left and right; null where the browser cannot do it. */
	stereo: boolean | null;
	onStereo: (on: boolean) => void;
}

/** How it is played: how fast, and whether the hosts sit apart. */
export function SpeedMenu({ speed, onChange, stereo, onStereo }: SpeedMenuProps) {
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
			<MenuContent sideOffset={24}>
				<DropdownMenu.RadioGroup value={String(speed)} onValueChange={(value) => onChange(Number(value))}>
					{SPEEDS.map((one) => (
						<DropdownMenu.RadioItem key={one} value={String(one)} className={`${MENU_ITEM} figures`}>
							<span className="w-10">{speedLabel(one)}</span>
							<DropdownMenu.ItemIndicator className="size-2 rounded-full bg-ink" />
						</DropdownMenu.RadioItem>
					))}
				</DropdownMenu.RadioGroup>
				{stereo !== null && (
					<>
						<DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />
						<DropdownMenu.CheckboxItem
							checked={stereo}
							onCheckedChange={onStereo}
							className={`${MENU_ITEM} justify-between`}
						>
							Uma voz de cada lado
							<DropdownMenu.ItemIndicator className="size-2 rounded-full bg-ink" />
						</DropdownMenu.CheckboxItem>
					</>
				)}
			</MenuContent>
		</DropdownMenu.Root>
	);
}
