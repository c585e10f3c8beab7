import { countWords } from '@nexus/language/words';
import type { ReadTable, Table } from './read-table.ts';

const OF_PROGRAMS =
	/^(?:commands?|comandos?|flags?|(?:long |short )?options?|op[çc](?:ão|ões)|param\p{L}*|par[âa]metros?|propert(?:y|ies)|props?|propriedades?|vari[áa]ve(?:l|is)|(?:env(?:ironment)? )?variables?|endpoints?|(?:config(?:uration)? )?keys?|chaves?|attributes?|atributos?|rev|vers[ãa]o|version|revis[ãa]o|revision)\.?$/iu;
const CODE = /\p{L}_\p{L}|(?:^|\s)--?\p{L}|\(\)|\[\p{L}+\]|\p{Ll}\p{Lu}|\p{L}\.\p{L}+\(|::|^\/\p{L}|^\$|=/u;
/** "32.6 (1.3)", "−2.3 ± 0.4", "p < 0.001". */
const STATISTIC = /\d\s?\([−-]?\d[\d.,]*(?:\)|\s(?:–|-|to|a)\s)|±|[<>=≤]\s?\.?0[.,]?\d*$/;
/** Words of a name that nobody types, and columns of a table that cannot be heard. */
const WORDED = 4;
const MANY_COLUMNS = 8;

/** Options and commands, who changed a document and when, statistics: where what is chosen from is told in words, it is told. */
export function isForTheEye({ header, rows }: Table, { key, rows: read }: ReadTable): boolean {
	const cells = rows.flatMap((row) => row.cells.slice(1)).filter(Boolean);
	if (header.length > MANY_COLUMNS || cells.filter((cell) => STATISTIC.test(cell)).length * 2 > cells.length)
		return true;
	const worded = read.filter(({ label }) => countWords(label) >= WORDED);
	if (OF_PROGRAMS.test(key)) return worded.length * 2 <= read.length;
	const coded = rows.filter((row) => CODE.test((row.cells[0] ?? '').replace(/\([^()]*\)/g, '')));
	return coded.length * 2 > rows.length;
}

/** "Receitas | R$ | Despesas | R$": accounts whose two sides stand next to each other, as the two tables that they are. */
export function sidesOf({ header, rows, ...table }: Table): Table[] | null {
	const isNamed = header.length === 4 && header[1] !== '' && header[1] === header[3] && header[0] !== header[2];
	if (!isNamed) return null;
	return [0, 2].map((at) => ({
		...table,
		header: header.slice(at, at + 2),
		rows: rows
			.map((row) => ({ ...row, cells: row.cells.slice(at, at + 2) }))
			.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
	}));
}
