import { environment, notesOf, type VariableName } from './environment.ts';

const begin = '<!-- configuration: begin (npm run docs:config) -->';
const end = '<!-- configuration: end -->';

/** The README's table of the configuration, in Markdown, made from the schema. */
export function configTable(): string {
	const rows = (Object.keys(environment.shape) as VariableName[]).map((name) => {
		const { values, description, fallback } = notesOf(name);
		return `| \`${name}\` | ${fallback ?? `\`${environment.shape[name].parse(undefined)}\``} | ${values} | ${description} |`;
	});
	return ['| Variable | Default | Values | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

/**
 * Puts the table between its markers.
 * @throws Error when the document lacks them
 */
export function insertConfigTable(document: string): string {
	const [before, after] = [document.indexOf(begin), document.indexOf(end)];
	if (before < 0 || after < before) throw new Error('The markers of the configuration table are missing');
	return `${document.slice(0, before + begin.length)}\n${configTable()}\n${document.slice(after)}`;
}
