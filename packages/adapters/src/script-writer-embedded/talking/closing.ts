import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/core/documents';
import { afterFrame, continued } from '../reading/casing.ts';
import { withoutConnective } from '../reading/openings.ts';
import { simplify } from '../reading/simplify.ts';
import { countWords } from '../reading/words.ts';
import { capital } from './fill.ts';
import type { Scene } from './opening.ts';

/** The recap of what to keep, and a short goodbye. */
export function close(scene: Scene): void {
	const { script, stock, phrasing, hosts } = scene;
	script.openChapter(stock.chapterClosing);
	recap(scene);
	const values = { a: hosts.A.name, b: hosts.B.name };
	const spans = script.last?.spans ?? [];
	const first = script.last?.speaker === 'A' ? ('B' as const) : ('A' as const);
	const fits = (text: string) => script.fits(text);
	const names = first === 'A' ? values : { a: hosts.B.name, b: hosts.A.name };
	const long = phrasing.say({ pool: stock.goodbyeA, values: names, unique: true, fits });
	if (long) script.push(first, 'goodbye', long.text, spans);
	const short = phrasing.say({ pool: stock.goodbyeB, values: names, unique: true, fits });
	if (short) script.push(first === 'A' ? 'B' : 'A', 'goodbye', short.text, spans);
}

function recap(scene: Scene): void {
	const { script, stock, phrasing, outline, language, known } = scene;
	const points = outline.keyPoints
		.slice(0, 3)
		.map((point) => ({ text: reworded(point.text, language), span: point.span }));
	if (points.length === 0) return;
	const fits = (text: string) => script.fits(text);
	const spans: Span[] = points.map((point) => point.span);
	if (points.length < 3) {
		const [point] = points;
		if (!point) return;
		const speaker = script.last?.speaker === 'A' ? 'B' : 'A';
		script.push(speaker, 'recap', afterFrame(phrasing.frame(stock.recapOne), point.text, language, known), [
			point.span,
		]);
		return;
	}
	const asker = script.run('A') >= 2 ? 'B' : 'A';
	const teller = asker === 'A' ? 'B' : 'A';
	const open = phrasing.say({ pool: stock.recapOpen, unique: true, fits });
	if (open) script.push(asker, 'question', open.text, spans);
	const fluent = points.every((point) => continued(point.text, language, known) !== point.text);
	const ordinals = phrasing
		.shuffled(stock.recapItems)
		.find((set) => fluent || set.every((frame) => frame.endsWith(':')));
	points.forEach((point, index) => {
		const speaker = index % 2 === 0 ? teller : asker;
		script.push(speaker, 'recap', afterFrame(ordinals?.[index] ?? '', point.text, language, known), [point.span]);
	});
	const end = phrasing.say({ pool: stock.recapClose, unique: true, fits });
	if (end) script.push(asker, 'reaction', end.text, spans);
}

const LEADING: Record<Language, RegExp> = {
	'pt-BR':
		/^((?:Em|No|Na|Nos|Nas|Desde|Durante|Entre|Segundo|Para|Com|Por)\s(?:(?!,\s).){3,45}),\s+((?:(?!,\s).)+)([.!])$/u,
	'en-US':
		/^((?:In|On|At|Since|During|Between|According to|For|With|By)\s(?:(?!,\s).){3,45}),\s+((?:(?!,\s).)+)([.!])$/u,
};
const TRAILING: Record<Language, RegExp> = {
	'pt-BR': /,\s(?:o que|que|onde|cujo|cuja|sendo|além de|incluindo)\s[^,]*[.!]$/u,
	'en-US': /,\s(?:which|who|where|including|as well as)\s[^,]*[.!]$/u,
};

/** The same fact with its parts in another order, or without its last aside: safe changes only. */
export function reworded(text: string, language: Language): string {
	const [first = text] = simplify(text, language);
	const plain = withoutConnective(first, language);
	const moved = plain.replace(LEADING[language], (whole, lead: string, rest: string, mark: string) =>
		countWords(rest) < 4 ? whole : `${capital(rest)}, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}${mark}`,
	);
	if (moved !== plain) return moved;
	const short = plain.replace(TRAILING[language], '.');
	return countWords(short) >= 6 ? short : plain;
}
