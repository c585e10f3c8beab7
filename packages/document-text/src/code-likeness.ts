const KEYWORD =
	/^\s*(?:import |from \S+ import|def |class \w+[:({]|function\b|const |let |var |return\b|if ?\(|for ?\(|while ?\(|else\b|elif |try\b|catch\b|#include|#!|public |private |static |SELECT |INSERT |UPDATE |CREATE |FROM |WHERE |\$ |> ?\$|npm |npx |git |sudo |curl |pip |docker |cd |echo |export |print\(|\/\/|\/\*|\*\/|@\w+|<\/?\w+[ >/])/;
const ENDING = /[;{}]$|±[\d.]{1,9}%?\s\([^()\n]{0,60}\)$|^\s*[)\]}]+,?$|\],?$|^\s*"[^"]*"\s*:/;
/** "CARRIED (8-0)" and "(M. Wills returned)" end so, too: what is called has no space before its brackets. */
const isCall = (line: string): boolean => /\)\s?;?$/.test(line) && /\w\(/.test(line);
const OPERATOR = /=>|===?|!=|&&|\|\||->(?!\s*[£$€\d])|\+=|\w\(\)|\w\.\w+\(| = |::|^\s*[\w.-]+=\S|^\s*-{1,2}\w/;

/** An item of a law or a list may end with a semicolon, too: "II - circular em calçadas;". */
const ITEM =
	/^\s*(?:[-*+]\s+\*{0,2}(?=\(?\p{L}+(?:\)|\s))|(?:[IVXLC]{1,6}\s*[-–—.)]|\(?[a-z]\)|\d{1,3}\s*[-–—.)])\s+\p{L})/u;

/** "**Empresa:** Cooperativa Hortisul (Criciúma)": a field of a form. */
const FIELD = /^\s*\*\*\p{L}[^*]{1,40}:\*\*/u;

/** "Troféus ........ R$ 640,00 (-)": a line of an account. */
const LED = /\.{4}/;

/** "Tuesday      10.00 - 1.00    (as now)": a row in columns. */
const REMARK = /\S {3,}\([^()]{1,80}\)$/;

/** A line that shows a picture or plays a film. */
const MEDIA = /^\s*(?:<\/?(?:a|audio|figure|img|picture|source|video)(?:\s[^<>]{0,600})?>\s*){1,12}$/i;

/** Lines that a program or a configuration file would have rather than prose: at least half of them. */
export function looksLikeCode(text: string): boolean {
	const lines = text.split('\n').filter((line) => line.trim() !== '' && !MEDIA.test(line));
	if (lines.length === 0) return false;
	const code = lines.filter((line) => {
		const end = line.trimEnd();
		const isMarked = KEYWORD.test(line) || ENDING.test(end) || isCall(end) || OPERATOR.test(line);
		return isMarked && !isProse(line) && ![ITEM, FIELD, LED, REMARK].some((other) => other.test(line));
	});
	return code.length >= lines.length * 0.5;
}

function isProse(line: string): boolean {
	const words = line.match(/\p{L}{2,}/gu)?.length ?? 0;
	const signs = line.match(/[{}()[\]=<>;_$\\/|*&+"']/g)?.length ?? 0;
	return words >= 6 && signs <= words * 0.25;
}

/** Words of prose in a box that is set as code, at least, and of each of its sentences. */
const LEAST_PROSE = 10;
const LEAST_SENTENCE = 5;

/** Whether what is set as code, between fences that name no language, is sentences: a note in a box. */
export function isBoxOfProse(code: string): boolean {
	const words = code.trim().split(/\s+/);
	const sentences = code.match(/[.!?](?=["”’)]?(?:\s|$))/g)?.length ?? 0;
	const isText = /^["“(*]{0,2}\s?\p{Lu}\p{L}*[\s,’']/u.test(code.trim()) && /[.!?]["”’)*]{0,2}$/.test(code.trim());
	const plain = words.filter((word) => /^["“‘(*]{0,2}[\p{L}\d’'-]+["”’).,;:!?*]{0,3}$/u.test(word));
	return (
		isText &&
		words.length >= LEAST_PROSE &&
		words.length >= sentences * LEAST_SENTENCE &&
		plain.length >= words.length * 0.9 &&
		!/[{}<>$=|\\]|^\s*(?:[$#>]|\/\/)\s/m.test(code)
	);
}
