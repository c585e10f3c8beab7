import type { EpisodeOutline, PartOutline } from '@nexus/core/ports';
import type { Hosts } from '@nexus/core/scripts';
import { continued } from '../reading/casing.ts';
import { sentenceKind } from '../reading/sentence-kind.ts';
import { simplify } from '../reading/simplify.ts';
import { spokenHeading } from './headings.ts';
import type { Script } from './script.ts';
import type { Telling } from './tell.ts';

export interface Scene extends Telling {
	script: Script;
	outline: EpisodeOutline;
	part: PartOutline;
	hosts: Hosts;
}

/** How an episode begins: the hook, then who is talking and what it is about. */
export function open(scene: Scene): void {
	const { script, stock, phrasing, outline, part, hosts, language, known } = scene;
	const topic = spokenHeading(outline.topic, language);
	const isQuestion = topic.kind === 'question';
	const named = topic.kind === 'question' || topic.kind === 'topic' ? topic.text : outline.topic;
	const values = { a: hosts.A.name, b: hosts.B.name, topic: continued(named, language, known) };
	const spans = [{ start: part.source.start, end: firstLineEnd(known, part.source.start) }];
	script.openChapter(stock.chapterOpening);
	const { hook } = outline;
	const text = hook ? simplify(hook.text, language).join(' ') : '';
	if (hook && phrasing.claim(text)) {
		const kind = text.endsWith('?') ? 'question' : sentenceKind(text, language) === 'number' ? 'number' : 'fact';
		script.push('A', 'hook', `${phrasing.frame(stock.hook[kind])} ${text}`, [hook.span]);
		say(scene, 'B', stock.hookAnswer, values, [hook.span]);
		say(scene, 'A', isQuestion ? stock.welcomeQuestion : stock.welcome, values, spans);
		return;
	}
	say(scene, 'A', isQuestion ? stock.openWelcomeQuestion : stock.openWelcome, values, spans);
	say(scene, 'B', stock.openAnswer, values, spans);
}

function say(
	{ script, phrasing }: Scene,
	speaker: 'A' | 'B',
	pool: Parameters<typeof phrasing.say>[0]['pool'],
	values: Record<string, string>,
	spans: { start: number; end: number }[],
): void {
	const said =
		phrasing.say({ pool, values, unique: true, fits: (text) => script.fits(text) }) ??
		phrasing.say({ pool, values, unique: true });
	if (said) script.push(speaker, 'welcome', said.text, spans);
}

/** End of the first line that has words, in document offsets. */
export function firstLineEnd(text: string, start: number): number {
	const match = /\S[^\n]*/.exec(text);
	return match ? start + match.index + Math.min(match[0].trimEnd().length, 300) : start + text.length;
}

/** How a later part begins: by picking up the thread. */
export function pickUp(scene: Scene, continuesSection: boolean): void {
	const { script, stock, phrasing, part, language, known } = scene;
	const heading = spokenHeading(part.title, language);
	const spans = [{ start: part.source.start, end: firstLineEnd(known, part.source.start) }];
	const named = heading.kind === 'topic' && !continuesSection ? null : null;
	const said = named ?? phrasing.say({ pool: stock.pickupPlain, fits: (text) => script.fits(text) });
	const fallback =
		said ??
		(heading.kind === 'topic'
			? phrasing.say({ pool: stock.pickup, values: { topic: continued(heading.text, language, known) } })
			: null);
	if (fallback) script.push('A', 'bridge', fallback.text, spans);
}

/** How a part ends that is not the last. */
export function handOver(scene: Scene): void {
	const { script, stock, phrasing, part, language, known } = scene;
	const next = spokenHeading(part.nextTopic, language);
	const spans = [{ start: Math.max(part.source.start, part.source.end - 200), end: part.source.end }];
	const speaker = script.last?.speaker === 'A' ? 'B' : 'A';
	const fits = (text: string) => script.fits(text);
	const said =
		(next.kind === 'topic' && part.nextTopic !== part.title
			? phrasing.say({ pool: stock.handover, values: { next: continued(next.text, language, known) }, fits })
			: null) ?? phrasing.say({ pool: stock.handoverPlain, fits });
	if (said) script.push(speaker, 'handover', said.text, spans);
}
