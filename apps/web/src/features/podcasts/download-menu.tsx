import type { Podcast } from '@nexus/contract';
import { ChevronDown, Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { fileSize } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { MENU_ITEM, MenuContent } from '../../ui/menu.tsx';
import { savePart, saveTranscript, saveWav } from './save-audio.ts';

const LABEL = 'px-3 pt-2 pb-1 text-note text-soft';
const TRANSCRIPTS = [
	['vtt', 'Legendas WebVTT', '.vtt'],
	['srt', 'Legendas SubRip', '.srt'],
	['txt', 'Texto para ler', '.txt'],
] as const;

/** Everything that can be saved of a podcast: its sound as MP3 and WAV, its words as subtitles and text. */
export function DownloadMenu({ podcast }: { podcast: Podcast }) {
	const outputs = podcast.audio_outputs;
	const several = outputs.length > 1;
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>
				<Button>
					<Download className="size-4.5" aria-hidden="true" />
					Baixar
					<ChevronDown className="-mr-1 size-4 text-soft max-sm:hidden" aria-hidden="true" />
				</Button>
			</DropdownMenu.Trigger>
			<MenuContent className="w-72" align="start">
				<DropdownMenu.Group>
					<DropdownMenu.Label className={LABEL}>Áudio</DropdownMenu.Label>
					{outputs.map((output) => (
						<DropdownMenu.Item
							key={output.public_url}
							onSelect={() => void savePart(podcast, output)}
							className={`${MENU_ITEM} justify-between`}
						>
							{several ? `Parte ${output.part_number} em MP3` : 'MP3'}
							<span className="figures text-note text-soft">{fileSize(output.file_size)}</span>
						</DropdownMenu.Item>
					))}
					{podcast.has_audio &&
						outputs.map((output) => (
							<DropdownMenu.Item
								key={output.public_url}
								onSelect={() => void saveWav(podcast, output)}
								className={`${MENU_ITEM} justify-between`}
							>
								{several ? `Parte ${output.part_number} em WAV` : 'WAV'}
								<span className="text-note text-soft">sem compressão</span>
							</DropdownMenu.Item>
						))}
				</DropdownMenu.Group>
				<DropdownMenu.Separator className="my-1.5 h-px bg-hairline" />
				<DropdownMenu.Group>
					<DropdownMenu.Label className={LABEL}>Transcrição</DropdownMenu.Label>
					{TRANSCRIPTS.map(([format, label, extension]) => (
						<DropdownMenu.Item
							key={format}
							onSelect={() => void saveTranscript(podcast, format)}
							className={`${MENU_ITEM} justify-between`}
						>
							{label}
							<span className="text-note text-soft">{extension}</span>
						</DropdownMenu.Item>
					))}
				</DropdownMenu.Group>
			</MenuContent>
		</DropdownMenu.Root>
	);
}
