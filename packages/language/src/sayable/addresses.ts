/**
 * A name that looks like an address: "Node.js", "ASP.NET", "Booking.com", "gov.br". "App.js" and the like are files.
 */
const NAME =
	/(?<![\w./@-])(?:(?!(?:App|Index|Main|Server|Config|Script)\.)\p{Lu}[\w-]{1,30}\.(?:js|JS|NET|Net|io|IO|ai|AI|(?:com|org|gov)(?:\.br)?)|(?:node|vue|next|react|express|nuxt|nest|three|d3|angular)\.js|gov\.br)(?![\w/@-]|\.\w)/gu;
const ADDRESS =
	/https?:\/|www\.|\S@\S{1,80}\.\w|(?:^|[\s(])@\w|\b[\w-]{1,80}\.(?:com|org|net|br|io|gov|edu|html?|pdf|md|txt|json|js|ts|py)\b/i;

/** Whether an address of the web, of mail or of somebody's profile, or the name of a file, stands in a text. */
export function hasAddress(text: string): boolean {
	return ADDRESS.test(text) && ADDRESS.test(text.replace(NAME, 'X'));
}

const TOKEN =
	'(?:(?:https?://|www\\.)[^\\s<>"”»)]*[\\w/]|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.\\w[\\w-]{0,62}){1,5}|@\\w[\\w.]{0,40}\\w|(?<![\\w.-])[\\w-]{1,63}(?:\\.[\\w-]{1,63}){0,4}\\.(?:com|org|net|br|io|gov|edu)(?:/[^\\s)]*[\\w/]|(?!\\w))|[\\w-]{1,40}/\\{[\\w/{}.-]{1,60})';
const IN_BRACKETS = new RegExp(`\\s*\\([^()]{0,200}?${TOKEN}[^()]{0,200}\\)`, 'giu');
/** "pelo e-mail x@y.com": what it is remains; "or email x@y.com" tells to do so. */
const NAMED = new RegExp(
	`(?<=(?<!\\p{L})(?:(?<!(?<!\\p{L})(?:or|and|please|to|can|you)\\s|^)e-?mail|correio eletrônico|(?:web)?site|página|portal|perfil|canal|instagram|twitter|facebook|telegram|page))\\s*:?\\s${TOKEN}`,
	'giu',
);
/** "Health: Ann Lee – ann@x.org": behind what is whole without it. */
const APART = new RegExp(`(?<=:\\s[^:]{5,80})\\s*[,;–—-]\\s${TOKEN}(?=[.;]?$)`, 'giu');
/** "para x@y.com", "at x@y.com". */
const AIMED = new RegExp(
	`(?<before>[\\p{L}\\d-]+)(?:,?\\s(?:para|em|via|pelo|no|ao|to|at|on|by|from)\\s)${TOKEN}(?<after>.?)`,
	'giu',
);
/** "enviadas [para ...]": says nothing without where to. */
const NEEDS_PLACE =
	/(?:[aei]d|feit|inscrit)[oa]s?$|ed$|^(?:sent|made|found|escreva|envie|mande|acesse|write|email|reply)$/iu;
/** "Encaminhar e-mail", "send an email". */
const SENT =
	/(?<!\p{L})(?:encaminh|envi|mand|escrev|send|write)\p{L}{0,6}\s(?:um |an? )?(?:e-?mail|mensagem|message)$/iu;
const LEAST_LEFT = 4;

const FLAG_EN = /(?<![^\s("“])--?(?=\p{L}[\p{L}-]{1,40}\s(?:flag|option|switch|argument)s?(?!\p{L}))/gu;
const FLAG_PT = /(?<=(?:flag|opção|opções|parâmetro|argumento|chave)\s)--?(?=\p{L}[\p{L}-]{1,40}(?![\p{L}=]))/gu;

/** A sentence without the addresses that it is whole without; others stay. "--legacy-sync flag" -> "legacy-sync flag". */
export function withoutAddresses(text: string): string {
	const plain = text.includes('-') ? text.replace(FLAG_EN, '').replace(FLAG_PT, '') : text;
	if (!hasAddress(plain) && !plain.includes('/{')) return plain;
	const cut = plain.replace(IN_BRACKETS, '').replace(NAMED, '').replace(APART, '');
	return cut.replace(AIMED, (whole, ...rest) => {
		const { before, after } = rest.at(-1) as { before: string; after: string };
		if (SENT.test(cut.slice(0, (rest.at(-3) as number) + before.length))) return whole;
		const left = cut.replace(whole, before + after).split(/\s+/).length;
		return NEEDS_PLACE.test(before) || left < LEAST_LEFT ? whole : before + after;
	});
}
