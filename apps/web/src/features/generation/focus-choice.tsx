import type { DocumentSection } from '@nexus/contract';
import { FOCUS_TEXT_MAX } from '@nexus/contract/script-constants';
import { count } from '../../lib/format.ts';
import { TextArea } from '../../ui/field.tsx';
import { isTooLongFocus, type ScriptWishes, TOO_LONG_FOCUS, TOO_MANY_SECTIONS, wrongWish } from './script-wishes.ts';

interface FocusChoiceProps {
	wishes: ScriptWishes;
	/** Null while there is no document. */
	documentId: string | null;
	sections: readonly DocumentSection[];
	/** Whether own words can be taken. */
	takesWords: boolean;
	onChange: (wishes: ScriptWishes) => void;
}

/** What to dwell on: own words, or sections ticked in the document's map. */
export function FocusChoice({ wishes, documentId, sections, takesWords, onChange }: FocusChoiceProps) {
	const { focusText, focusSections } = wishes;
	const ticked = focusSections?.documentId === documentId ? (focusSections?.ticked ?? []) : [];
	const tick = ({ first, last }: DocumentSection, isTicked: boolean) => {
		const others = ticked.filter(([from]) => from < first || from > last);
		const now: typeof ticked = isTicked ? [...others, [first, last]] : others;
		onChange({ ...wishes, focusSections: documentId !== null && now.length > 0 ? { documentId, ticked: now } : null });
	};
	return (
		<>
			{(takesWords || focusText !== '') && (
				<TextArea
					label="O que destacar"
					rows={2}
					value={focusText}
					placeholder="Por exemplo: quanto custa e quem paga."
					counted={`${count(focusText.trim().length)} / ${count(FOCUS_TEXT_MAX)}`}
					error={isTooLongFocus(wishes) ? TOO_LONG_FOCUS : undefined}
					onChange={({ target }) => onChange({ ...wishes, focusText: target.value })}
				/>
			)}
			{sections.length > 0 && (
				<fieldset className="min-w-0">
					<legend className="mb-1.5 font-medium">Seções a destacar</legend>
					<p className="mb-2 text-note text-soft">
						O episódio se demora nas seções marcadas e conta do resto só o principal.
					</p>
					<ul className="max-h-72 overflow-y-auto rounded-control border border-outline/60 bg-raised py-1">
						{sections.map((section) => {
							const within = ticked.some(([first, last]) => first < section.first && section.first <= last);
							return (
								<li key={section.first} style={{ paddingInlineStart: `${Math.min(section.depth, 3)}rem` }}>
									<label className="flex min-h-11 items-center gap-3 px-3.5 py-1.5">
										<input
											type="checkbox"
											className="checkbox"
											checked={within || ticked.some(([first]) => first === section.first)}
											disabled={within}
											onChange={({ target }) => tick(section, target.checked)}
										/>
										<span className="min-w-0 wrap-anywhere">{section.heading}</span>
									</label>
								</li>
							);
						})}
					</ul>
					{wrongWish(wishes) === TOO_MANY_SECTIONS && (
						<p role="alert" className="mt-1.5 text-alarm text-note">
							{TOO_MANY_SECTIONS}
						</p>
					)}
				</fieldset>
			)}
		</>
	);
}
