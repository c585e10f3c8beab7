import { environment, notesOf, type VariableName } from './environment.ts';

/** The README's table of the configuration, in Markdown. */
export function configTable(): string {
	const rows = (Object.keys(environment.shape) as VariableName[]).map((name) => {
		const { values, description, fallback } = notesOf(name);
		return `| \`${name}\` | ${fallback ?? `\`${environment.shape[name].parse(undefined)}\``} | ${values} | ${description} |`;
	});
	return ['| Variable | Default | Values | |', '|---|---|---|---|', ...rows].join('\n');
}
