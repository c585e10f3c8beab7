import { NexusError } from '@nexus/core/errors';

/**
 * Task: the value of JSON in UTF-8, in blocks. As Fastify's own parser, it refuses keys that could change what objects inherit.
 * @throws NexusError malformed_request
 */
export function parseJson(blocks: Uint8Array[]): unknown {
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder().decode(Buffer.concat(blocks)));
	} catch (error) {
		throw new NexusError('malformed_request', {}, { cause: error });
	}
	const waiting = [value];
	while (waiting.length > 0) {
		const next = waiting.pop();
		if (typeof next !== 'object' || next === null) continue;
		if (changesPrototype(next)) throw new NexusError('malformed_request');
		// One by one: a call takes no hundred thousands of arguments.
		for (const inner of Object.values(next)) waiting.push(inner);
	}
	return value;
}

function changesPrototype(value: object): boolean {
	if (Object.hasOwn(value, '__proto__')) return true;
	const made = Object.hasOwn(value, 'constructor') ? value.constructor : null;
	return typeof made === 'object' && made !== null && Object.hasOwn(made, 'prototype');
}
