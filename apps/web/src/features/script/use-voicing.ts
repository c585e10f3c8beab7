import type { JobEstimate, Script } from '@nexus/contract';
import { useEffect, useState } from 'react';
import { saveLines } from './script-changes.ts';
import type { ScriptEditor } from './use-script-editor.ts';

export interface Voicing {
	/** Of the whole script. */
	total: number;
	/** Those to be voiced. */
	lines: number;
	/** Of speech, about. */
	seconds: number;
}

/** What is known of it: nothing yet, nothing while lines are wrong, or nothing because it could not be asked. */
export type VoicingState = Voicing | 'asking' | 'wrong lines' | 'failed';

const PAUSE = 500;

const voicingOf = ({ lines, lines_to_voice, seconds_to_voice }: Script): Voicing => ({
	total: lines.length,
	lines: lines_to_voice,
	seconds: seconds_to_voice,
});

/** What generating would have to voice of the script as it is on screen. */
export function useVoicing(script: Script, { saved, lines, changed, problems, saving }: ScriptEditor): VoicingState {
	const [asked, setAsked] = useState<{ lines: unknown; voicing: VoicingState } | null>(null);
	const askable = changed && problems.size === 0 && !saving;

	useEffect(() => {
		if (!askable) return;
		const leaving = new AbortController();
		const timer = setTimeout(() => {
			saveLines(script, saved, lines, { dryRun: true, signal: leaving.signal }).then(
				(answer) => setAsked({ lines, voicing: voicingOf(answer) }),
				(error: unknown) => {
					if (leaving.signal.aborted) return;
					console.error('What is to be voiced could not be found out', error);
					setAsked({ lines, voicing: 'failed' });
				},
			);
		}, PAUSE);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [askable, script, saved, lines]);

	if (!changed) return voicingOf(script);
	if (problems.size > 0) return 'wrong lines';
	return asked?.lines === lines ? asked.voicing : 'asking';
}

/** USD for so many seconds of speech, at what the whole episode was estimated at; null without an estimate. */
export function voicingCost(seconds: number, estimate: JobEstimate | null): number | null {
	if (!estimate) return null;
	if (estimate.free) return 0;
	const whole = estimate.estimated_audio_duration * 60;
	return whole > 0 ? (estimate.cost_breakdown.tts_generation.cost_usd * seconds) / whole : null;
}
