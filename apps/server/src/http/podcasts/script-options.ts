import type { CheckedScriptOptions } from '@nexus/contract';
import type { ScriptFocus, ScriptOptions } from '@nexus/core/scripts';

/** What a body asks of the script; null for nothing. */
export function scriptOptionsOf(body: CheckedScriptOptions): ScriptOptions | null {
	const { target_minutes: targetMinutes, format, audience, effort } = body;
	const options: ScriptOptions = { targetMinutes, format, focus: focusOf(body.focus), audience, effort };
	return Object.values(options).some((value) => value !== undefined) ? options : null;
}

function focusOf({ text, sections = [] }: NonNullable<CheckedScriptOptions['focus']> = {}): ScriptFocus | undefined {
	const focus = { ...(text && { text }), ...(sections.length > 0 && { sections: [...new Set(sections)] }) };
	return Object.keys(focus).length > 0 ? focus : undefined;
}
