import { LoaderCircle, Play, Square } from 'lucide-react';
import type { SampleSound } from '../lib/sample-sound.ts';

/** What a press does to a sample, or that it is being made. */
export function SampleIcon({ state }: { state: SampleSound['state'] }) {
	if (state === 'waiting') return <LoaderCircle className="size-3.5 animate-spin" aria-hidden="true" />;
	const Icon = state === 'heard' ? Square : Play;
	return <Icon className="size-3.5 fill-current" aria-hidden="true" />;
}
