/** Lines of a page, and characters of a line: a page of a book. */
const LINES = 38;
const WIDTH = 78;

/** A PDF of so many pages of the text, set by hand in one font: page numbers at the foot, running heads at the top. */
export function printedBook(text: string, pages: number): Uint8Array {
	const lines = linesOf(text);
	const objects: string[] = [];
	const add = (object: string) => objects.push(object);
	const first = 4;
	const kids = Array.from({ length: pages }, (_, at) => `${first + 2 * at} 0 R`);
	add('<< /Type /Catalog /Pages 2 0 R >>');
	add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`);
	add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>');
	for (let page = 0; page < pages; page++) {
		const set = Array.from({ length: LINES }, (_, at) => lines[(page * LINES + at) % lines.length] ?? '');
		const content = contentOf(set, page + 1);
		add(
			`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * page + 1} 0 R >>`,
		);
		add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
	}
	return Buffer.from(fileOf(objects), 'latin1');
}

function linesOf(text: string): string[] {
	const lines: string[] = [];
	for (const paragraph of text.split(/\n+/)) {
		let line = '';
		for (const word of paragraph.replace(/^#+ /, '').split(' ')) {
			if (line.length + word.length >= WIDTH) {
				lines.push(line);
				line = '';
			}
			line += line === '' ? word : ` ${word}`;
		}
		if (line !== '') lines.push(line);
	}
	return lines;
}

const shown = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

function contentOf(lines: string[], page: number): string {
	const body = lines.map((line) => `${shown(line)} Tj T*`).join('\n');
	return `BT /F1 9 Tf 72 800 Td ${shown('Um livro para medir')} Tj ET
BT /F1 11 Tf 16 TL 72 760 Td
${body}
ET
BT /F1 9 Tf 290 60 Td ${shown(String(page))} Tj ET`;
}

/** With its cross-reference table (ISO 32000-1, 7.5). */
function fileOf(objects: string[]): string {
	let file = '%PDF-1.4\n';
	const offsets = objects.map((object, at) => {
		const offset = file.length;
		file += `${at + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	});
	const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
	const start = file.length;
	return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
