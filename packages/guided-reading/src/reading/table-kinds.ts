import type { Block } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import type { ReadTable } from './table-columns.ts';

type Table = Extract<Block, { kind: 'table' }>;

const OF_PROGRAMS =
	/^(?:commands?|comandos?|flags?|(?:long |short )?options?|op[çc](?:ão|ões)|param\p{L}*|par[âa]metros?|propert(?:y|ies)|props?|propriedades?|vari[áa]ve(?:l|is)|(?:env(?:ironment)? )?variables?|endpoints?|(?:config(?:uration)? )?keys?|chaves?|attributes?|atributos?)$/iu;
const CODE = /\p{L}_\p{L}|(?:^|\s)--?\p{L}|\(\)|\[\p{L}+\]|\p{Ll}\p{Lu}|\p{L}\.\p{L}+\(|::|^\/\p{L}|^\$|=/u;

/** Words of a name that nobody types. */
const WORDED = 4;

/** Options, variables and commands: their names are for typing, but where those to choose from are told in words. */
export function isOfPrograms(table: Table, { key, labels }: ReadTable): boolean {
	const worded = labels.filter((label) => countWords(label) >= WORDED);
	if (OF_PROGRAMS.test(key)) return worded.length * 2 <= labels.length;
	const coded = table.rows.filter(({ cells }) => CODE.test((cells[0] ?? '').replace(/\([^()]*\)/g, '')));
	return coded.length * 2 > table.rows.length;
}

/** Who changed a document, and when. */
export const isOfVersions = ({ key }: ReadTable): boolean =>
	/^(?:rev|vers[ãa]o|version|revis[ãa]o|revision)\.?$/iu.test(key);

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

/** Who sees to what a row says: of use to whoever does it. */
const OWNER = /^(?:owner|lead|who|assignee|responsible|respons[áa]ve(?:l|is)|quem|dono)$/iu;

/** Of what is to be done, told in so many words, without who does it. */
export function withoutOwners(read: ReadTable): ReadTable {
	const worded = read.labels.filter((label) => countWords(label) >= WORDED);
	return worded.length * 2 <= read.labels.length
		? read
		: { ...read, columns: read.columns.filter(({ header }) => !OWNER.test(header)) };
}
