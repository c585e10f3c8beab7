import * as contract from '@nexus/contract';
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema> };
type Components = Record<string, JsonSchema>;

/**
 * A schema that the contract exports is the component of its own name in capitals: `podcast` is `Podcast`. The names
 * are added to zod's own registry, since it holds the contract's descriptions as well.
 */
export function contractRegistry(): typeof z.globalRegistry {
	const exported: [string, unknown][] = Object.entries(contract);
	for (const [name, schema] of exported) {
		if (!(schema instanceof z.ZodType) || schema.meta()?.id !== undefined) continue;
		z.globalRegistry.add(schema, { ...schema.meta(), id: name.charAt(0).toUpperCase() + name.slice(1) });
	}
	return z.globalRegistry;
}

/** Takes out of a schema what tells a reader nothing. Answers may grow fields, so that they are not closed. */
export function tidy({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
	if (schema.additionalProperties === false) delete schema.additionalProperties;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.format !== undefined) delete schema.pattern;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const referencesIn = (part: unknown): string[] =>
	[...JSON.stringify(part).matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);
const answered = (name: string): string => name.replace(/Input$/, '');

/**
 * Drops the components that nothing refers to, and joins the form that is sent (`PodcastInput`) with the one that is
 * answered (`Podcast`), which the type provider keeps apart: a body has its sent form alone, and others differ only
 * where a default fills in.
 */
export function joinComponents<D extends { paths?: object | undefined; components?: { schemas?: object } | undefined }>(
	document: D,
): D {
	const all = (document.components?.schemas ?? {}) as Components;
	const differing = differingInputs(all);
	const nameOf = (name: string): string => (differing.has(name) ? name : answered(name));
	const renamed = <T>(part: T): T =>
		JSON.parse(JSON.stringify(part).replace(REFERENCE, (_, name) => `"#/components/schemas/${nameOf(name)}"`));

	const used: Components = {};
	function use(name: string): void {
		const joined = nameOf(name);
		if (joined in used) return;
		used[joined] = renamed(all[name] ?? {});
		for (const inner of referencesIn(all[name] ?? {})) use(inner);
	}
	for (const name of referencesIn(document.paths ?? {})) use(name);
	const schemas = Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)));
	return { ...document, paths: renamed(document.paths), components: { ...document.components, schemas } };
}

/** The sent forms that stay apart: those that differ from the answered form, or refer to one that does. */
function differingInputs(all: Components): Set<string> {
	const inputs = Object.keys(all).filter((name) => name.endsWith('Input') && !name.endsWith('BodyInput'));
	const withoutSuffix = (name: string) => JSON.stringify(all[name]).replaceAll(/Input"/g, '"');
	const differing = new Set(inputs.filter((name) => withoutSuffix(name) !== withoutSuffix(answered(name))));
	for (let size = -1; size !== differing.size; ) {
		size = differing.size;
		for (const name of inputs) {
			if (referencesIn(all[name]).some((inner) => differing.has(inner))) differing.add(name);
		}
	}
	return differing;
}
