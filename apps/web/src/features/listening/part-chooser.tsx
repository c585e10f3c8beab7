import { ChevronDown } from 'lucide-react';
import { clock } from '../../lib/format.ts';

export interface ReaderFile {
	/** Of its sound. */
	version: string;
	/** From 1. */
	part: number;
	/** Seconds; 0 when not known. */
	duration: number;
}

interface PartChooserProps {
	files: ReaderFile[];
	file: number;
	onChoose: (file: number) => void;
}

/** Which of several audio files is shown. */
export function PartChooser({ files, file, onChoose }: PartChooserProps) {
	return (
		<label className="inline-flex items-center gap-3">
			<span className="text-soft">Parte</span>
			<span className="relative">
				<select
					value={file}
					onChange={({ target }) => onChoose(Number(target.value))}
					className="figures h-11 appearance-none rounded-control border border-outline/60 bg-raised pr-10 pl-3.5 hover:border-ink/60"
				>
					{files.map(({ part, duration }, index) => (
						<option key={part} value={index}>
							{part} de {files.length} ({clock(duration)})
						</option>
					))}
				</select>
				<ChevronDown
					className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-soft"
					aria-hidden="true"
				/>
			</span>
		</label>
	);
}
