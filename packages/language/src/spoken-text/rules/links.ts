import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { sayName } from './spelling.ts';

const URL = /(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"“”‘’]+/iy;
const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/uy;
const TOP_LEVEL = 'com|org|net|edu|gov|mil|br|io|ai|dev|app|info|tv|uk|eu|xyz|online|cloud';
const DOMAIN = new RegExp(
	`[\\p{L}\\d-]{2,63}(?:\\.[\\p{L}\\d-]{2,63}){0,3}\\.(?:${TOP_LEVEL})(?![\\p{L}\\d-])(\\/[^\\s<>"“”]*)?`,
	'uy',
);
const CLOSING = new Set(".,;:!?…)]}»'*_");

/** Web addresses become "link in the description"; e-mail addresses and bare domains are read out. */
export function readLink(line: Line): Reading | undefined {
	if (/[\p{L}\d@/.]/u.test(line.char(line.at - 1))) return undefined;
	const url = line.match(URL);
	if (url) return { to: endOfAddress(line.text, line.at + url[0].length), say: line.speech.wording.link };
	const email = line.match(EMAIL);
	if (email) return readAddress(line, email[0]);
	const domain = line.match(DOMAIN);
	if (!domain) return undefined;
	const path = domain[1] ?? '';
	if (path.length > 1)
		return { to: endOfAddress(line.text, line.at + domain[0].length), say: line.speech.wording.link };
	return readAddress(line, domain[0].slice(0, domain[0].length - path.length));
}

function endOfAddress(text: string, end: number): number {
	let to = end;
	while (CLOSING.has(text.charAt(to - 1))) to--;
	return to;
}

function readAddress(line: Line, address: string): Reading {
	return { to: line.at + address.length, say: sayAddress(address, line.speech) };
}

const PARTS = /\p{L}+|\d+|[^\p{L}\d]/gu;

/** An address part by part: "contato arroba exemplo ponto com ponto bê érre". */
function sayAddress(address: string, speech: SpeechLanguage): string {
	const { dot, at, dash, underscore, plus } = speech.wording;
	const signs: Readonly<Record<string, string>> = { '.': dot, '@': at, '-': dash, _: underscore, '+': plus };
	const said = (address.match(PARTS) ?? []).map((part) => signs[part] ?? sayName(part, speech));
	return said.filter((part) => part !== '').join(' ');
}
