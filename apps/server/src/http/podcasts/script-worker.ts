import { InvalidInput, issuesOf } from '../plugins/errors.ts';
import { parseJson } from '../plugins/json-worker.ts';
import { makeStorable } from '../plugins/storable-text.ts';
import { unreadScriptBody } from './read-lines.ts';
import { type ReadElsewhere, readScript, toRows } from './read-script.ts';

/**
 * Task: the lines of a whole script, of its body in UTF-8. It is refused for what it would be refused for if it were short.
 * @throws NexusError malformed_request, unstorable_text, validation
 */
export async function readBody(blocks: Uint8Array[]): Promise<ReadElsewhere | Pick<InvalidInput, 'issues'>> {
	const { data, error } = unreadScriptBody.safeParse(parseJson(blocks));
	if (error) return { issues: issuesOf(error) };
	const holder = { data };
	makeStorable(holder);
	try {
		return { version: holder.data.version, rows: toRows(await readScript(holder.data)) };
	} catch (refusal) {
		if (refusal instanceof InvalidInput) return { issues: refusal.issues };
		throw refusal;
	}
}
